// An active filter with a link that removes it.
import X from 'lucide-react/icons/x';
import { Anchor } from '../button/anchor.tsx';

/** `href` is the same list without this filter. */
export function FilterChip({ label, href }: { label: string; href: string }) {
  return (
    <Anchor
      href={href}
      aria-label={`Ta bort filtret ${label}`}
      className="inline-flex min-h-8 items-center gap-1.5 rounded-full border border-outline bg-surface py-1 pr-2 pl-3 text-sm font-semibold hover:border-ink hover:bg-sunken"
    >
      {label}
      <X size={16} className="text-muted" />
    </Anchor>
  );
}
