// Asks the operator to correct or remove an association's data.
import { useRouter } from '@tanstack/react-router';
import type { Association } from '#shared/features/associations/page/contract.ts';
import { associationPath, paths } from '#shared/paths.ts';
import { Anchor } from '../../ui/button/anchor.tsx';
import { useContactAddress } from '../info/contact-link.tsx';

const style = 'inline-flex min-h-9 items-center self-start text-sm text-muted underline max-md:min-h-11';

/** A mail, or the contact page without an address. */
export function CorrectionLink({
  association: { id, name },
}: {
  association: Pick<Association, 'id' | 'name'>;
}) {
  const address = useContactAddress();
  const { publicUrl } = useRouter().options.context;
  const label = 'Rätta eller ta bort uppgifter';
  if (!address)
    return (
      <Anchor href={paths.contact} className={style}>
        {label}
      </Anchor>
    );
  const subject = encodeURIComponent(`Rätta uppgifter om ${name}`);
  const body = encodeURIComponent(`${publicUrl}${associationPath(id)}\n\n`);
  return (
    <a href={`mailto:${address}?subject=${subject}&body=${body}`} className={style}>
      {label}
    </a>
  );
}
