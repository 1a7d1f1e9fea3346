// The lines of a basketball court in their official measures (centimetres), as thin strokes in the text's colour.
import { classNames } from '../class-names.ts';

/**
 * Half a court from above, baseline at the top: three-point line, key, circles, basket.
 * Decoration: put it in a positioned box and set size and colour with classes.
 */
export function HalfCourt({ className, stroke = 1.5 }: { className?: string; stroke?: number }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 1500 1400"
      fill="none"
      stroke="currentColor"
      strokeWidth={stroke}
      className={classNames('pointer-events-none', className)}
    >
      {lines.map((line) => (
        <path key={line} d={line} vectorEffect="non-scaling-stroke" />
      ))}
    </svg>
  );
}

// 15 m wide; the arc 6.75 m from the basket, 0.9 m from the side; the key 4.9 by 5.8 m; circles of 1.8 m.
const arc = 'M90 0v299a675 675 0 0 0 1320 0V0';
const basket = 'M660 120h180M750 120v15M727.5 157.5a22.5 22.5 0 1 0 45 0a22.5 22.5 0 1 0-45 0';
const lines = [
  arc,
  basket,
  'M0 1400V0h1500v1400z',
  'M505 0v580h490V0',
  'M570 580a180 180 0 0 0 360 0a180 180 0 0 0-360 0',
  'M570 1400a180 180 0 0 1 360 0',
  'M625 120v37.5a125 125 0 0 0 250 0V120',
];

/** Only the three-point line and the basket, wide enough for text inside the arc: for empty states. */
export function Arc({ className }: { className?: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 1500 860"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      className={classNames('pointer-events-none', className)}
    >
      <path d={arc} vectorEffect="non-scaling-stroke" />
      <path d={basket} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
