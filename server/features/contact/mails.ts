// Mails about messages to the operator: the receipt, and an answer. The receipt quotes nothing, since anyone can write any
// address into the form.
import { answerTimes, type ContactForm } from '#shared/features/contact/rules.ts';
import { contactMessagePath } from '#shared/paths.ts';
import type { Mail } from '../../core/mail/mail.ts';
import type { Services } from '../../core/http/request.ts';
import { replyAddress } from './inbound/reply-address.ts';
import { messageKey } from './message-key.ts';

interface MailedMessage {
  id: string;
  email: string;
  userId: string | null;
}

export function receiptMail(
  services: Pick<Services, 'auth' | 'settings'>,
  { form, ...message }: MailedMessage & { form: ContactForm },
): Mail {
  return {
    kind: 'contact-receipt',
    userId: message.userId,
    to: message.email,
    subject: 'Vi har tagit emot ditt meddelande',
    heading: 'Tack för ditt meddelande',
    paragraphs: [`Vi svarar inom ${answerTimes[form]}, till den här adressen.`],
    button: { label: 'Visa meddelandet', href: linkTo(services, message.id) },
    smallPrint:
      'Du får det här mejlet för att någon, troligen du, har skrivit till Baskettorget med din e-postadress. Var det inte du behöver du inte göra något.',
  };
}

export function answerMail(
  services: Pick<Services, 'auth' | 'settings'>,
  { answer, ...message }: MailedMessage & { answer: string },
): Mail {
  return {
    kind: 'contact-answer',
    userId: message.userId,
    to: message.email,
    subject: 'Svar på ditt meddelande',
    heading: 'Svar på ditt meddelande',
    paragraphs: answer.split(/\n+/),
    button: { label: 'Visa meddelandet och svara', href: linkTo(services, message.id) },
    ...repliesOf(services, message.id),
  };
}

/** How the recipient can answer: by mail if the site receives mail, else with the button only. */
function repliesOf(
  services: Pick<Services, 'auth' | 'settings'>,
  id: string,
): Pick<Mail, 'smallPrint' | 'replyTo'> {
  if (services.settings.inboundSmtpPort === undefined)
    return { smallPrint: 'Svara med knappen: svar på det här mejlet kommer inte fram.' };
  return {
    smallPrint: 'Svara på mejlet eller med knappen. Bilagor tas inte emot med e-post.',
    replyTo: replyAddress(services, id),
  };
}

function linkTo({ auth, settings }: Pick<Services, 'auth' | 'settings'>, id: string): string {
  return settings.publicUrl + contactMessagePath(id, messageKey(auth.secret, id));
}
