// A list on the map of pins that are so close that no zoom separates them.
import { useEffect, useRef } from 'react';
import X from 'lucide-react/icons/x';
import { Anchor } from '../button/anchor.tsx';
import { IconButton } from '../button/icon-button.tsx';
import type { MapPin } from './map-pin.ts';

export function SameSpot({ pins, onClose }: { pins: readonly MapPin[]; onClose: () => void }) {
  const panel = useRef<HTMLElement>(null);
  useEffect(() => panel.current?.querySelector('a')?.focus(), []);
  return (
    <section
      ref={panel}
      aria-label={`${pins.length} nära varandra`}
      // For a dialog around the map, which otherwise closes.
      data-closes-on-escape=""
      className="absolute inset-x-2 top-2 z-30 flex max-h-2/3 flex-col rounded-md border border-line bg-surface shadow-overlay"
    >
      <div className="flex items-center justify-between pl-3">
        <p className="font-semibold">{pins.length} nära varandra</p>
        <IconButton label="Stäng" icon={<X size={18} />} onClick={onClose} />
      </div>
      <ul className="divide-y divide-line overflow-y-auto overscroll-contain px-3 pt-1 pb-2">
        {pins.map(({ name, detail, href }) => (
          <li key={href}>
            <Anchor href={href} className="flex min-h-11 flex-wrap items-center gap-x-2 hover:underline">
              <span>{name}</span>
              {detail && <span className="text-sm text-muted">{detail}</span>}
            </Anchor>
          </li>
        ))}
      </ul>
    </section>
  );
}
