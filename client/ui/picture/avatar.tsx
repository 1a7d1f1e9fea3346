// A round avatar: the picture if there is one, else the initials.
import { classNames } from '../class-names.ts';

const grounds = [
  'bg-pine-soft text-pine',
  'bg-warning-soft text-warning',
  'bg-danger-soft text-danger',
  'bg-ink text-bg',
];
const sizes = { sm: 'size-8 text-xs', md: 'size-11 text-sm', lg: 'size-20 text-xl' };

/** Decoration beside the name, so it has no label. The background colour is derived from the name. */
export function Avatar({
  name,
  src,
  size = 'md',
}: {
  name: string;
  src?: string | null;
  size?: 'sm' | 'md' | 'lg';
}) {
  const classes = classNames('inline-flex shrink-0 items-center justify-center rounded-full', sizes[size]);
  if (src)
    return (
      <img
        src={src}
        alt=""
        width={80}
        height={80}
        loading="lazy"
        className={classNames(classes, 'object-cover')}
      />
    );
  // Rendered by the style sheet: text would become part of the label of a button around the avatar.
  return (
    <span
      aria-hidden="true"
      data-initials={initialsOf(name)}
      className={classNames(
        classes,
        'font-display font-bold before:content-[attr(data-initials)]',
        groundFor(name),
      )}
    />
  );
}

/** First letter of the first and of the last name, upper case: "Anna Maria Ek" gives AE. */
export function initialsOf(name: string): string {
  const parts = name.trim().split(/\s+/u);
  const first = parts[0] ?? '';
  const last = parts.length > 1 ? (parts.at(-1) ?? '') : '';
  return ([...first].slice(0, 1).join('') + [...last].slice(0, 1).join('')).toLocaleUpperCase('sv');
}

function groundFor(name: string): string {
  let sum = 0;
  for (const letter of name) sum += letter.codePointAt(0) ?? 0;
  return grounds[sum % grounds.length] ?? '';
}
