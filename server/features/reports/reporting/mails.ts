// Mails to reporters without an account. None of them quotes the report.
import { MONTHS_TO_APPEAL } from '#shared/features/reports/rules.ts';
import { reportTexts } from '#shared/features/reports/texts.ts';
import { shortId } from '#shared/format.ts';
import { spellNumber } from '#shared/spell-number.ts';
import type { Mail } from '../../../core/mail/mail.ts';

/** The confirmation of receipt. Source: the Digital Services Act, article 16.4. */
export function receiptMail({ id, email }: { id: string; email: string }): Mail {
  return {
    kind: 'report-receipt',
    userId: null,
    to: email,
    subject: 'Vi har tagit emot din anmälan',
    heading: 'Tack för din anmälan',
    paragraphs: [
      `Den har nummer ${shortId(id)}. En människa läser den, och vi mejlar dig när vi har bestämt oss.`,
      'Den som anmälan gäller får inte veta vem som har anmält.',
    ],
    smallPrint: `Du får det här mejlet för att någon, troligen du, har gjort en anmälan på Baskettorget med din e-postadress. ${retentionNotice}`,
  };
}

/** The outcome of a report. Source: the Digital Services Act, article 16.5. */
export function outcomeMail({
  id,
  email,
  text,
  publicUrl,
}: {
  id: string;
  email: string;
  text: string;
  publicUrl: string;
}): Mail {
  return {
    kind: 'report-outcome',
    userId: null,
    to: email,
    subject: 'Beslut om din anmälan',
    heading: `Beslut om anmälan ${shortId(id)}`,
    paragraphs: [
      ...text.split('\n'),
      `En människa har fattat beslutet. Tycker du att det är fel? Skriv till oss inom ${spellNumber(MONTHS_TO_APPEAL)} månader med numret ovan. ${reportTexts.appealDecider} Du kan också vända dig till en domstol eller ett organ för tvistlösning.`,
    ],
    button: { label: 'Så når du oss', href: `${publicUrl}/contact` },
    smallPrint: `Du får det här mejlet för att någon, troligen du, har gjort en anmälan på Baskettorget med din e-postadress. ${retentionNotice}`,
  };
}

const retentionNotice = 'Adressen sparas tills tiden för att överklaga är ute.';
