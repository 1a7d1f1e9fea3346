// Moves a strip of groups on at intervals, with buttons for previous, pause and next. Source: spec 1 §2 Home, WCAG 2.2.2.
import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import { type RefObject, useEffect, useState } from 'react';
import { IconButton } from '../button/icon-button.tsx';

interface RotationControlsProps {
  strip: RefObject<HTMLElement | null>;
  what: string;
  seconds: number;
}

export function RotationControls({ strip, what, seconds }: RotationControlsProps) {
  const [isPlaying, setIsPlaying] = useState(() => !prefersReducedMotion());
  useEffect(() => {
    if (!isPlaying) return;
    const timer = setInterval(() => {
      if (strip.current && !isBeingRead(strip.current)) move(strip.current, 1);
    }, seconds * 1000);
    return () => clearInterval(timer);
  }, [isPlaying, seconds, strip]);
  const moveBy = (step: number) => strip.current && move(strip.current, step);
  return (
    <>
      <IconButton label={`Föregående av ${what}`} icon={<ArrowLeft size={20} />} onClick={() => moveBy(-1)} />
      <IconButton
        label={isPlaying ? `Pausa ${what}` : `Låt ${what} växla`}
        icon={isPlaying ? <Pause size={20} /> : <Play size={20} />}
        onClick={() => setIsPlaying(!isPlaying)}
      />
      <IconButton label={`Nästa av ${what}`} icon={<ArrowRight size={20} />} onClick={() => moveBy(1)} />
    </>
  );
}

function isBeingRead(strip: HTMLElement): boolean {
  return document.hidden || strip.matches(':hover') || strip.contains(document.activeElement);
}

/** After the last group comes the first. */
function move(strip: HTMLElement, step: number): void {
  const count = strip.children.length;
  const current = Math.round(strip.scrollLeft / Math.max(1, strip.clientWidth));
  const next = (current + step + count) % count;
  strip.scrollTo({ left: next * strip.clientWidth, behavior: prefersReducedMotion() ? 'auto' : 'smooth' });
}

function prefersReducedMotion(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
