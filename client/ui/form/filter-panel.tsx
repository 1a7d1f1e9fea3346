// Filters of a list: items of the surrounding layout on a wide screen, behind a button on a phone, where they would fill the
// screen.
import { type ReactNode, useState } from 'react';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { Button } from '../button/button.tsx';
import { classNames } from '../class-names.ts';

/** @param chosen how many of the filters are in use */
export function FilterPanel({ chosen, children }: { chosen: number; children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className="flex flex-col gap-3 md:contents">
      <Button
        className="self-start md:hidden"
        icon={<SlidersHorizontal size={18} />}
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        {isOpen ? 'Dölj filter' : 'Filter'}
        {chosen > 0 && ` (${chosen})`}
      </Button>
      <div className={classNames('flex flex-col gap-6 md:contents', !isOpen && 'max-md:hidden')}>
        {children}
      </div>
    </div>
  );
}
