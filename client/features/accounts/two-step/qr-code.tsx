// A QR code, dark on light also in the dark theme: many cameras cannot read light-on-dark codes.
import { renderSVG } from 'uqr';

/** Quiet zone in modules; without it some cameras do not detect the code. */
const MARGIN = 4;

export function QrCode({ text, label }: { text: string; label: string }) {
  const svg = renderSVG(text, { ecc: 'M', border: MARGIN });
  return (
    <img
      alt={label}
      src={`data:image/svg+xml,${encodeURIComponent(svg)}`}
      width={224}
      height={224}
      className="rounded-md border border-line"
    />
  );
}
