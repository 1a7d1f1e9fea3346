// Illustration of a basketball hall at night, seen from the far baseline, with a shot in the air.
import { classNames } from '../../ui/class-names.ts';
import { Ball } from '../../ui/layout/logo.tsx';
import {
  ballPosition,
  beams,
  board,
  boardSquare,
  courtLines,
  flight,
  floorLine,
  key,
  net,
  planks,
  rim,
  stand,
  wallBars,
} from './hall-lines.ts';
import { PICTURE } from './projection.ts';

/** Decoration of a `.hall` section: dark in both themes. Position it with classes; the basket is in its centre. */
export function HallAtNight({ className }: { className?: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${PICTURE.width} ${PICTURE.height}`}
      fill="none"
      className={classNames('pointer-events-none', className)}
    >
      <defs>
        <radialGradient
          id="hall-floor"
          gradientUnits="userSpaceOnUse"
          cx="1200"
          cy="560"
          r="1000"
          gradientTransform="matrix(1 0 0 .42 0 325)"
        >
          <stop offset="0" stopColor="oklch(0.62 0.105 62)" />
          <stop offset=".45" stopColor="oklch(0.42 0.085 55)" />
          <stop offset="1" stopColor="oklch(0.19 0.038 264)" stopOpacity="0" />
        </radialGradient>
        <radialGradient id="hall-wall" gradientUnits="userSpaceOnUse" cx="1200" cy="180" r="620">
          <stop offset="0" stopColor="oklch(0.42 0.075 258)" />
          <stop offset="1" stopColor="oklch(0.19 0.038 264)" stopOpacity="0" />
        </radialGradient>
        <linearGradient id="hall-beam" x2="0" y2="1">
          <stop offset="0" stopColor="oklch(0.97 0.03 90)" stopOpacity=".2" />
          <stop offset="1" stopColor="oklch(0.97 0.03 90)" stopOpacity="0" />
        </linearGradient>
        <filter id="hall-haze" x="0" y="-10%" width="100%" height="120%">
          <feGaussianBlur stdDeviation="22" />
        </filter>
      </defs>
      <path d={`M0 0H2400V${floorLine}H0z`} fill="url(#hall-wall)" />
      <path d={wallBars} stroke="oklch(0.75 0.05 75)" strokeOpacity=".28" strokeWidth="1.5" />
      <path d={`M0 ${floorLine}H2400V700H0z`} fill="url(#hall-floor)" />
      <path d={planks} stroke="oklch(0.2 0.04 50)" strokeOpacity=".35" />
      <path d={key} fill="oklch(0.4 0.075 168)" fillOpacity=".55" />
      <path d={courtLines} stroke="oklch(0.97 0.014 85)" strokeOpacity=".8" strokeWidth="3" />
      <path d={beams} fill="url(#hall-beam)" filter="url(#hall-haze)" />
      <Basket />
      <path
        d={flight}
        stroke="oklch(0.97 0.014 85)"
        strokeWidth="3"
        strokeDasharray="1 13"
        strokeLinecap="round"
      />
      <g transform={`translate(${ballPosition}) rotate(24) scale(.56) translate(-57 -57)`}>
        <Ball />
      </g>
    </svg>
  );
}

function Basket() {
  return (
    <>
      <path d={stand} stroke="oklch(0.33 0.038 264)" strokeWidth="14" />
      <path
        d={board}
        fill="oklch(0.9 0.02 250)"
        fillOpacity=".2"
        stroke="oklch(0.965 0.014 85)"
        strokeWidth="4"
      />
      <path d={boardSquare} stroke="oklch(0.965 0.014 85)" strokeWidth="3" />
      <path d={net} stroke="oklch(0.965 0.014 85)" strokeOpacity=".7" strokeWidth="1.5" />
      <path d={rim} stroke="oklch(0.72 0.182 50)" strokeWidth="6" />
    </>
  );
}
