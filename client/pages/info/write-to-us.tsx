// The form for a message to the operator with the human check of visitors and the pictures of users; loaded after the page.
import { ContactForm, type ContactFormProps } from '../../features/contact/writing/contact-form.tsx';
import { MessagePicturesField } from './message-pictures-field.tsx';
import { VisitorCheck } from '../../features/accounts/registration/visitor-check.tsx';

export type WriteToUsProps = Omit<ContactFormProps, 'renderHumanCheck' | 'renderPictures'>;

export function WriteToUs(props: WriteToUsProps) {
  return (
    <ContactForm
      {...props}
      renderHumanCheck={(slot) => <VisitorCheck {...slot} />}
      renderPictures={(slot) => <MessagePicturesField {...slot} />}
    />
  );
}
