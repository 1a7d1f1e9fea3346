// The native select: best on phones, works without JavaScript, cheap to render.
import type { ComponentProps } from 'react';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { classNames } from '../class-names.ts';
import { controlStyle } from './text-input.tsx';

/** Children are `<option>` elements. */
export function Select({ className, ...props }: ComponentProps<'select'>) {
  return (
    <span className={classNames('relative block', className)}>
      <select {...props} className={classNames(controlStyle, 'h-11 appearance-none pr-10 text-ellipsis')} />
      <ChevronDown size={18} className="pointer-events-none absolute inset-y-0 right-3 my-auto text-muted" />
    </span>
  );
}
