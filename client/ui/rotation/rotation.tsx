// Shows one of several groups at a time, and moves on automatically. A strip that scrolls sideways, so that it can be swiped
// without JavaScript too; it is as high as its highest group.
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { useLazyComponent } from '../lazy/use-lazy-component.ts';

export interface RotationProps {
  /** What rotates, in the definite form: "nyheterna". */
  what: string;
  /** How long a group is shown. */
  seconds: number;
  groups: readonly { key: string; content: ReactNode }[];
}

const loadControls = async () => (await import('./rotation-controls.tsx')).RotationControls;

/** The controls are loaded when the strip is visible for the first time. */
export function Rotation({ what, seconds, groups }: RotationProps) {
  const strip = useRef<HTMLDivElement>(null);
  const { Component: Controls, load } = useLazyComponent(loadControls);
  const start = useEffectEvent(load);
  const isMoving = groups.length > 1;
  useEffect(() => {
    if (!strip.current || !isMoving) return;
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      void start();
    });
    observer.observe(strip.current);
    return () => observer.disconnect();
  }, [isMoving]);
  return (
    <div>
      <div
        ref={strip}
        className="flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain [scrollbar-width:thin]"
      >
        {groups.map(({ key, content }) => (
          <div key={key} className="w-full shrink-0 snap-start">
            {content}
          </div>
        ))}
      </div>
      {isMoving && (
        <div className="mt-2 flex min-h-11 justify-end gap-1">
          {Controls && <Controls strip={strip} what={what} seconds={seconds} />}
        </div>
      )}
    </div>
  );
}
