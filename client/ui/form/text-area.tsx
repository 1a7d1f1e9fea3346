// A text area that grows with its content.
import { useLayoutEffect, useRef, type ComponentProps, type FormEvent } from 'react';
import { classNames } from '../class-names.ts';
import { controlStyle } from './text-input.tsx';

/** `rows` is the initial height (3); it grows to some 20 lines, then scrolls. `ref` may be used by the caller. */
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

// React warns about layout effects on the server, where there is nothing to measure.
const useBrowserLayoutEffect = typeof document === 'undefined' ? () => {} : useLayoutEffect;

// Only for browsers without `field-sizing: content`.
function fitHeight(area: HTMLTextAreaElement): void {
  if (CSS.supports('field-sizing', 'content')) return;
  area.style.height = 'auto';
  area.style.height = `${area.scrollHeight + 2}px`;
}
