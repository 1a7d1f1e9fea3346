// Link to the operator's e-mail address, or to the contact page until it is filled in.
import { paths } from '#shared/paths.ts';
import { useOperator } from '../../features/site-settings/operator.ts';
import { Anchor } from '../../ui/button/anchor.tsx';

const style = 'font-semibold [overflow-wrap:anywhere] text-pine underline';

export function ContactLink() {
  const address = useContactAddress();
  return address ? (
    <a href={`mailto:${address}`} className={style}>
      {address}
    </a>
  ) : (
    <Anchor href={paths.contact} className={style}>
      oss på kontaktsidan
    </Anchor>
  );
}

export function useContactAddress(): string | undefined {
  return useOperator()?.operatorEmail || undefined;
}
