// Text of several lines, in a frame that grows with it.
import { useLayoutEffect, useRef, type ComponentProps, type FormEvent } from 'react';
import { classNames } from '../class-names.ts';
import { controlStyle } from './text-input.tsx';

/** `rows` is the height it starts at (3); it grows to some 20 lines, then scrolls. `ref` is free to use. */
export function TextArea({ className, onInput, ref, rows = 3, ...props }: ComponentProps<'textarea'>) {
  const area = useRef<HTMLTextAreaElement | null>(null);
  useBrowserLayoutEffect(() => {
    if (area.current) fitHeight(area.current);
  }, [props.value]);

  return (
    <textarea
      {...props}
      rows={rows}
      ref={(element) => {
        area.current = element;
        if (typeof ref === 'function') return ref(element);
        if (ref) ref.current = element;
      }}
      onInput={(event: FormEvent<HTMLTextAreaElement>) => {
        fitHeight(event.currentTarget);
        onInput?.(event as Parameters<NonNullable<typeof onInput>>[0]);
      }}
      className={classNames(controlStyle, 'field-sizing-content max-h-128 resize-y py-2.5', className)}
    />
  );
}

// React warns of layout effects on the server, where there is nothing to measure.
const useBrowserLayoutEffect = typeof document === 'undefined' ? () => {} : useLayoutEffect;

// Only for browsers that do not know `field-sizing: content`.
function fitHeight(area: HTMLTextAreaElement): void {
  if (CSS.supports('field-sizing', 'content')) return;
  area.style.height = 'auto';
  area.style.height = `${area.scrollHeight + 2}px`;
}
