// The form for a message to the operator; loaded after the page. Source: spec 1 §2 Static pages, §5 Contact forms.
import { Fragment, type ReactNode, type SubmitEvent, useEffect, useRef } from 'react';
import {
  MAX_CONTACT_MESSAGE_LENGTH,
  MAX_CONTACT_NAME_LENGTH,
  MAX_CONTACT_SUBJECT_LENGTH,
  type WrittenForm,
} from '#shared/features/contact/rules.ts';
import type { AdPicture } from '#shared/features/ads/ad-schemas.ts';
import { formTexts } from '#shared/features/contact/texts.ts';
import { contactMessagePath } from '#shared/paths.ts';
import { useViewer } from '../../../core/viewer.ts';
import { Button, ButtonLink } from '../../../ui/button/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Field, FieldError } from '../../../ui/form/field.tsx';
import { submitForm } from '../../../ui/form/first-invalid.ts';
import { TextAreaField } from '../../../ui/form/text-area-field.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { type ChatToSend, type SentMessage, useContactForm } from './use-contact-form.ts';

export interface ContactFormProps {
  form: WrittenForm;
  /** The page that a reported problem or a correction is about. */
  page?: string | undefined;
  /** Prefilled subject, which the sender can change. */
  subject?: string | undefined;
  /** The support chat, which is added to the message. */
  chat?: ChatToSend | undefined;
  /** Renders the human check for visitors; provided by the page, because it belongs to another feature. */
  renderHumanCheck: (check: HumanCheckSlot) => ReactNode;
  /** Renders the field for pictures; provided by the page, because it belongs to another feature. */
  renderPictures: (slot: PicturesSlot) => ReactNode;
}

export interface PicturesSlot {
  /** The uploaded pictures. */
  pictures: readonly AdPicture[];
  /** @param unsent why the message cannot be sent with its pictures yet */
  onChange: (pictures: AdPicture[], unsent: string | undefined) => void;
  error: string | undefined;
}

export interface HumanCheckSlot {
  onSolved: (id: string | undefined) => void;
  error: string | undefined;
}

export function ContactForm({ form, page, subject = '', chat, ...slots }: ContactFormProps) {
  const viewer = useViewer();
  const { draft, write, errors, ...state } = useContactForm({ form, page, subject, chat });
  const element = useRef<HTMLFormElement>(null);
  // The text field gets the focus, so that the user sees where the chat was added.
  useEffect(() => {
    if (chat) element.current?.querySelector('textarea')?.focus();
  }, [chat]);

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    submitForm(event, () => state.send());
  }

  const receipt = state.sent && <Receipt sent={state.sent} form={form} isSignedIn={viewer !== null} />;
  if (state.sent?.hasRest === false) return receipt;
  return (
    <form ref={element} noValidate onSubmit={submit} className="flex flex-col gap-5">
      {receipt}
      <SenderFields {...{ draft, write, errors }} accountEmail={viewer?.email} />
      <Field label="Ämne" required error={errors['subject']}>
        {(control) => (
          <TextInput
            {...control}
            maxLength={MAX_CONTACT_SUBJECT_LENGTH}
            value={draft.subject}
            onChange={({ target }) => write({ subject: target.value })}
          />
        )}
      </Field>
      <TextAreaField
        label="Meddelande"
        required
        error={errors['message']}
        hint={page && describeSent(form, page)}
        rows={6}
        maxLength={MAX_CONTACT_MESSAGE_LENGTH}
        value={draft.message}
        onChange={(message) => write({ message })}
      />
      <Fragment key={state.sent?.id}>
        {slots.renderPictures({
          pictures: draft.pictures,
          onChange(pictures, unsent) {
            write({ pictures });
            state.setUnsentPictures(unsent);
          },
          error: errors['pictureIds'],
        })}
      </Fragment>
      {!viewer && (
        <div key={`${state.sent?.id} ${state.refusedChecks}`}>
          {slots.renderHumanCheck({ onSolved: state.setHumanCheckId, error: errors['humanCheck'] })}
        </div>
      )}
      <div>
        <div aria-live="polite" className={state.failure && 'mb-3'}>
          {state.failure && <FieldError>{state.failure}</FieldError>}
        </div>
        <Button type="submit" variant="primary" busy={state.isSending}>
          Skicka meddelande
        </Button>
      </div>
    </form>
  );
}

function SenderFields({
  draft,
  write,
  errors,
  accountEmail,
}: Pick<ReturnType<typeof useContactForm>, 'draft' | 'write' | 'errors'> & {
  /** The address of a signed-in sender, which cannot be changed here. */
  accountEmail: string | undefined;
}) {
  return (
    <div className="grid grid-cols-1 gap-5 sm:grid-cols-2 sm:items-end">
      <Field label="Namn" required error={errors['name']}>
        {(control) => (
          <TextInput
            {...control}
            autoComplete="name"
            maxLength={MAX_CONTACT_NAME_LENGTH}
            value={draft.name}
            onChange={({ target }) => write({ name: target.value })}
          />
        )}
      </Field>
      <Field
        label="E-post"
        required
        error={errors['email']}
        hint={accountEmail ? 'Adressen på ditt konto. Dit kommer svaret.' : 'Dit kommer svaret.'}
      >
        {(control) => (
          <TextInput
            {...control}
            type="email"
            autoComplete="email"
            inputMode="email"
            readOnly={accountEmail !== undefined}
            maxLength={254}
            value={accountEmail ?? draft.email}
            onChange={({ target }) => write({ email: target.value })}
          />
        )}
      </Field>
    </div>
  );
}

function describeSent(form: WrittenForm, page: string): string {
  const address = `Vi får också adressen till sidan (${page})`;
  return form === 'support' ? `${address} och vilken webbläsare du använder.` : `${address}.`;
}

interface ReceiptProps {
  sent: SentMessage;
  form: WrittenForm;
  isSignedIn: boolean;
}

function Receipt({ sent: { id, isReceiptMailed }, form, isSignedIn }: ReceiptProps) {
  return (
    <output className="block">
      <Notice
        tone="success"
        title={formTexts[form].sent}
        action={isSignedIn && <ButtonLink href={contactMessagePath(id)}>Visa meddelandet</ButtonLink>}
      >
        {isReceiptMailed ? describeMailedReceipt(isSignedIn) : describeAnswer(isSignedIn)}
      </Notice>
    </output>
  );
}

/** The server limits receipts per address, which may be another person's, and does not reveal when the limit is reached. */
function describeMailedReceipt(isSignedIn: boolean): string {
  const receipt = isSignedIn
    ? 'Vi har mejlat ett kvitto med en länk till meddelandet.'
    : 'Vi mejlar dig ett kvitto med en länk till meddelandet, högst tre i timmen.';
  return `${receipt} Svaret kommer till samma adress.`;
}

function describeAnswer(isSignedIn: boolean): string {
  return isSignedIn
    ? 'Du får en notis när vi har svarat, och läser svaret vid meddelandet.'
    : 'Vi svarar till adressen som du skrev.';
}
