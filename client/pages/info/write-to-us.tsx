// The form for a message to the operator with the human check of visitors and the pictures of users; loaded after the page.
import { useEffect, useEffectEvent } from 'react';
import {
  ContactForm,
  type ContactFormProps,
  type HumanCheckSlot,
} from '../../features/contact/writing/contact-form.tsx';
import { MessagePicturesField } from './message-pictures-field.tsx';
import { HumanCheckBox } from '../../features/accounts/registration/human-check-box.tsx';
import { useHumanCheck } from '../../features/accounts/registration/human-check.ts';

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

function VisitorCheck({ onSolved, error }: HumanCheckSlot) {
  const check = useHumanCheck();
  const report = useEffectEvent(onSolved);
  useEffect(() => report(check.solvedId), [check.solvedId]);
  return <HumanCheckBox check={check} error={error} />;
}
