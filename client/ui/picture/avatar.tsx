// A person in a circle: the face when there is one, else the initials.
import { classNames } from '../class-names.ts';

const grounds = [
  'bg-pine-soft text-pine',
  'bg-warning-soft text-warning',
  'bg-danger-soft text-danger',
  'bg-ink text-bg',
];
const sizes = { sm: 'size-8 text-xs', md: 'size-11 text-sm', lg: 'size-20 text-xl' };

/** Decoration beside a written name, so it is silent. The ground follows the name, the same each time. */
export function Avatar({
  name,
  src,
  size = 'md',
}: {
  name: string;
  src?: string | null;
  size?: 'sm' | 'md' | 'lg';
}) {
  const look = classNames('inline-flex shrink-0 items-center justify-center rounded-full', sizes[size]);
  if (src)
    return (
      <img
        src={src}
        alt=""
        width={80}
        height={80}
        loading="lazy"
        className={classNames(look, 'object-cover')}
      />
    );
  // Drawn by the style sheet: letters in the page would count as the label of a button they stand in.
  return (
    <span
      aria-hidden="true"
      data-initials={initialsOf(name)}
      className={classNames(
        look,
        'font-display font-bold before:content-[attr(data-initials)]',
        groundFor(name),
      )}
    />
  );
}

/** First letter of the first and of the last name, capital: "Anna Maria Ek" gives AE. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/u);
  const first = words[0] ?? '';
  const last = words.length > 1 ? (words.at(-1) ?? '') : '';
  return ([...first].slice(0, 1).join('') + [...last].slice(0, 1).join('')).toLocaleUpperCase('sv');
}

function groundFor(name: string): string {
  let sum = 0;
  for (const letter of name) sum += letter.codePointAt(0) ?? 0;
  return grounds[sum % grounds.length] ?? '';
}
