// The test mail of a mail server, whose code shows that it has arrived.
import type { Mail } from '../../../core/mail/mail.ts';

export function testMail({ userId, email, code }: { userId: string; email: string; code: string }): Mail {
  return {
    kind: 'mail-server-test',
    userId,
    to: email,
    subject: `Koden är ${code}`,
    heading: 'E-postservern fungerar',
    paragraphs: [`Skriv koden ${code} under Inställningar för att använda den här e-postservern.`],
    smallPrint: 'Har du inte bytt e-postserver? Logga in och se efter vem som har gjort det.',
  };
}
