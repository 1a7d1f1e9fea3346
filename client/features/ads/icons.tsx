// The icons a list repeats for every ad, as ready-made elements: lucide's shapes without its component for each.
import type { ReactNode } from 'react';

const shape = {
  'aria-hidden': true,
  viewBox: '0 0 24 24',
  width: 22,
  height: 22,
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

const heartLine =
  'M2 9.5a5.5 5.5 0 0 1 9.591-3.676.56.56 0 0 0 .818 0A5.49 5.49 0 0 1 22 9.5c0 2.29-1.5 4-3 5.5l-5.492 5.313a2 2 0 0 1-3 .019L5 15c-1.5-1.5-3-3.2-3-5.5';

export const heart: ReactNode = (
  <svg {...shape} fill="none">
    <path d={heartLine} />
  </svg>
);

export const filledHeart: ReactNode = (
  <svg {...shape} fill="currentColor">
    <path d={heartLine} />
  </svg>
);

export const speechBubble: ReactNode = (
  <svg {...shape} fill="none">
    <path d="M2.992 16.342a2 2 0 0 1 .094 1.167l-1.065 3.29a1 1 0 0 0 1.236 1.168l3.413-.998a2 2 0 0 1 1.099.092 10 10 0 1 0-4.777-4.719" />
  </svg>
);
