// The page of a link about the newsletter: one button, and its outcome.
import { useMutation } from '@tanstack/react-query';
import { paths } from '#shared/paths.ts';
import { errorMessageOf } from '../../core/failure.ts';
import { readLinkToken } from '../../features/accounts/link-token.ts';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Page } from '../../ui/layout/page.tsx';

export interface NewsletterLinkPageProps {
  title: string;
  text: string;
  button: string;
  /** Title and text of the outcome. */
  done: string;
  doneText: string;
  failed: string;
  act: (token: string) => Promise<unknown>;
}

export function NewsletterLinkPage({
  title,
  text,
  button,
  done,
  doneText,
  failed,
  act,
}: NewsletterLinkPageProps) {
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: () => act(readLinkToken().token),
  });
  const toNews = <ButtonLink href={paths.news}>Till nyheterna</ButtonLink>;
  const actionButton = (
    <Button variant="primary" busy={isPending} onClick={() => mutate()}>
      {button}
    </Button>
  );
  return (
    <Page width="reading">
      <EmptyState
        level={1}
        title={isSuccess ? done : error ? failed : title}
        action={isSuccess ? toNews : actionButton}
      >
        <output className="block">{isSuccess ? doneText : error ? errorMessageOf(error) : text}</output>
      </EmptyState>
      <noscript>
        <p className="mt-4">Slå på JavaScript i webbläsaren för att fortsätta.</p>
      </noscript>
    </Page>
  );
}
