// The page of a message to the operator, for its sender: signed in, or with the link of a mail.
import { createLazyRoute } from '@tanstack/react-router';
import { contactTexts } from '#shared/features/contact/texts.ts';
import { useViewer } from '../core/viewer.ts';
import { ContactConversationView } from '../features/contact/conversation/contact-conversation.tsx';
import { Page } from '../ui/layout/page.tsx';
import { SignInRequired } from './sign-in-required.tsx';

export const Route = createLazyRoute('/contact/$id')({ component: ContactMessagePage });

function ContactMessagePage() {
  const viewer = useViewer();
  const { id } = Route.useParams();
  const { key } = Route.useSearch();
  if (!viewer && !key) {
    return (
      <SignInRequired title={contactTexts.signInToRead}>
        Har du inget konto? Öppna länken i mejlet som du fick av oss.
      </SignInRequired>
    );
  }
  return (
    <Page width="reading">
      <ContactConversationView key={`${id} ${viewer?.id}`} id={id} mailKey={key} />
    </Page>
  );
}
