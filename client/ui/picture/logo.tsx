// A square logo: the picture as a whole if there is one, else the initials.
import { classNames } from '../class-names.ts';
import { initialsOf } from './avatar.tsx';

const sizes = { sm: 'size-10 text-xs', md: 'size-14 text-base', lg: 'size-24 text-xl' };

/** Decoration beside the name, so it has no label. */
export function Logo({
  name,
  src,
  size = 'md',
}: {
  name: string;
  src: string | null;
  size?: keyof typeof sizes;
}) {
  const box = classNames('inline-flex shrink-0 items-center justify-center rounded-md', sizes[size]);
  if (src !== null)
    return (
      // White in both themes, because logos are made for white paper.
      <img
        src={src}
        alt=""
        width={96}
        height={96}
        loading="lazy"
        className={classNames(box, 'border border-line bg-[white] object-contain p-1')}
      />
    );
  // Rendered by the style sheet: text would become part of the label of a link around the logo.
  return (
    <span
      aria-hidden="true"
      data-initials={initialsOf(name)}
      className={classNames(
        box,
        'border border-line bg-hall font-display font-bold text-hall-ink before:content-[attr(data-initials)]',
      )}
    />
  );
}
