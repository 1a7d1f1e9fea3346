// The content of an issue, as a mail without its recipient.
import * as z from 'zod';
import { formatDate } from '#shared/format.ts';
import { newsPath, postPath, resultPath, tournamentPath } from '#shared/paths.ts';
import type { Mail } from '../../core/mail/mail.ts';
import type { IssueContent } from './content-queries.ts';

const Paragraph = z.union([
  z.string(),
  z.object({ text: z.string(), link: z.object({ label: z.string(), href: z.string() }) }),
]);

/** Stored with the issue, and again when its sending starts: all subscribers get the same. */
export const StoredIssue = z.object({
  subject: z.string(),
  heading: z.string(),
  paragraphs: z.array(Paragraph),
  smallPrint: z.string(),
});
export type StoredIssue = z.infer<typeof StoredIssue>;

const MAX_SUBJECT = 150;

/** Null for a week without content: nothing is sent then. */
export function composeIssue(
  { articles, results, threads, tournaments }: IssueContent,
  publicUrl: string,
): StoredIssue | null {
  const first =
    articles[0]?.title ?? (results[0] && titleOf(results[0])) ?? threads[0]?.title ?? tournaments[0]?.name;
  if (first === undefined) return null;
  const to = (path: string, label: string) => ({ label, href: `${publicUrl}${path}` });
  return {
    subject: `Veckan på Baskettorget: ${first}`.slice(0, MAX_SUBJECT),
    heading: 'Veckan på Baskettorget',
    paragraphs: [
      ...articles.map(({ id, title, excerpt }) => ({
        text: `${title}. ${excerpt}`,
        link: to(newsPath(id), 'Läs artikeln'),
      })),
      ...results.map((result) => ({ text: titleOf(result), link: to(resultPath(result.id), 'Se matchen') })),
      ...threads.map(({ id, title, comments }) => ({
        text: `I forumet: ${title} (${comments === 1 ? '1 kommentar' : `${comments} kommentarer`})`,
        link: to(postPath(id), 'Läs tråden'),
      })),
      ...tournaments.map(({ id, name, location, startDate }) => ({
        text: `Kommande: ${name}, ${location && `${location}, `}${formatDate(startDate)}`,
        link: to(tournamentPath(id), 'Se turneringen'),
      })),
    ],
    smallPrint: 'Du får brevet för att du har bekräftat att du vill ha det.',
  };
}

/** The issue as a mail to one address. */
export function addressIssue(
  issue: StoredIssue,
  { to, unsubscribeUrl }: { to: string; unsubscribeUrl: string | undefined },
): Mail {
  return {
    ...issue,
    kind: 'newsletter',
    userId: null,
    to,
    ...(unsubscribeUrl && { unsubscribe: { label: 'Säg upp nyhetsbrevet', href: unsubscribeUrl } }),
  };
}

function titleOf({ home, away, homeScore, awayScore, league }: IssueContent['results'][number]): string {
  return `${home} – ${away} ${homeScore}–${awayScore} (${league})`;
}
