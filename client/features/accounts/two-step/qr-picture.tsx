// A QR picture: dark on light in both themes, since many cameras read no other.
import { renderSVG } from 'uqr';

/** Squares of white around it, without which some cameras do not find it. */
const MARGIN = 4;

export function QrPicture({ text, label }: { text: string; label: string }) {
  const drawn = renderSVG(text, { ecc: 'M', border: MARGIN });
  return (
    <img
      alt={label}
      src={`data:image/svg+xml,${encodeURIComponent(drawn)}`}
      width={224}
      height={224}
      className="rounded-md border border-line"
    />
  );
}
