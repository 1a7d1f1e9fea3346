// The logo and the name: a square ball, for a square (torg) where basketball gear is bought and sold.

const ground = 'M26 0h62a26 26 0 0 1 26 26v62a26 26 0 0 1-26 26H26A26 26 0 0 1 0 88V26A26 26 0 0 1 26 0z';
const seams = 'M57 0v114M0 57h114M14 0q31 57 0 114M100 0q-31 57 0 114';

/** The square ball, orange; its seams show the background (`--color-bg`). Decoration: name the link around it. */
export function LogoMark({ className = 'size-8' }: { className?: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 114 114" className={className}>
      <Ball seam={8} />
    </svg>
  );
}

/** The name with the ball as its o, in the text's colour. Set the size with classes (`text-xl`). Decoration. */
export function Wordmark({ className = 'flex' }: { className?: string }) {
  return (
    <span aria-hidden="true" className={`wordmark ${className}`}>
      <LogoMark className="wordmark-ball" />
    </span>
  );
}

/** The square ball inside another svg, 114 units wide from its upper left corner. */
export function Ball({ seam = 8 }: { seam?: number }) {
  return (
    <>
      <path d={ground} className="fill-accent" />
      <path d={seams} strokeWidth={seam} className="fill-none stroke-bg" />
    </>
  );
}
