// Endpoints of the mail server that superadmins enter.
import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { mayRefuse } from '../../../may-refuse.ts';
import { inOneLine, withoutNul } from '../../../saved-text.ts';
import { LastChange } from '../../site-settings/last-change.ts';
import { MAIL_SECURITIES, mailServerTexts as texts } from './rules.ts';

const atMost = (max: number) => z.maxLength(max, `Skriv högst ${max} tecken`);
const singleLine = (max: number) => z.string().check(inOneLine(), withoutNul(), atMost(max));

export const NewMailServer = z.object({
  host: singleLine(253).check(z.regex(/^[A-Za-z0-9.:-]+$/, texts.hostWrong)),
  port: z.int(texts.portWrong).check(z.gte(1, texts.portWrong), z.lte(65_535, texts.portWrong)),
  security: z.enum(MAIL_SECURITIES),
  username: singleLine(254),
  /** If left out, the stored password is used, for the same host and user. */
  password: z.optional(z.string().check(withoutNul(), atMost(500))),
  /** An address, or a name followed by one in angle brackets. */
  sender: singleLine(320).check(
    z.regex(/^(?:[^<>@]*<[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/, texts.senderWrong),
  ),
});
export type NewMailServer = z.infer<typeof NewMailServer>;

/** Without its password, which is never returned. */
export const StoredMailServer = z.object({
  host: z.string(),
  port: z.number(),
  security: z.enum(MAIL_SECURITIES),
  username: z.string(),
  hasPassword: z.boolean(),
  sender: z.string(),
});
export type StoredMailServer = z.infer<typeof StoredMailServer>;

export const MailServers = z.object({
  /** Whether SMTP_URL is set, which takes precedence. */
  isFromEnvironment: z.boolean(),
  active: z.nullable(StoredMailServer),
  /** The server that waits for the code of its test mail. */
  candidate: z.nullable(StoredMailServer),
  lastChange: z.nullable(LastChange),
});
export type MailServers = z.infer<typeof MailServers>;

const tags = ['mails', 'admin'];

export const mailServerContract = {
  read: oc
    .route({ method: 'GET', path: '/admin/mail-server', summary: 'Returns the mail server', tags })
    .output(MailServers),
  save: oc
    .route({
      method: 'PUT',
      path: '/admin/mail-server',
      summary: 'Sends a test mail with a code through a mail server, and stores it until the code is entered',
      tags,
    })
    .errors(mayRefuse('CONFLICT', 'TOO_MANY_REQUESTS'))
    .input(NewMailServer)
    .output(MailServers),
  activate: oc
    .route({
      method: 'POST',
      path: '/admin/mail-server/activation',
      summary: 'Uses the mail server from now on; takes the code of its test mail',
      tags,
    })
    .errors(mayRefuse('NOT_FOUND'))
    .input(z.object({ code: z.string().check(z.trim(), z.regex(/^\d{6}$/, texts.codeWrong)) }))
    .output(MailServers),
  remove: oc
    .route({
      method: 'DELETE',
      path: '/admin/mail-server',
      summary: 'Removes the mail server with its password',
      tags,
    })
    .output(MailServers),
};
