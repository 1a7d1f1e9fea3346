// Texts of the forum. Source: spec 1 §2 Forum, §5 Forum, §8.
import { MAX_PICTURES_PER_TEXT } from './rules.ts';

export const forumTexts = {
  notFound: 'Inlägg hittades inte',
  commentNotFound: 'Kommentaren hittades inte',
  listFailed: 'Kunde inte hämta inlägg',
  noComments: 'Inga kommentarer än',
  commentsFailed: 'Kunde inte hämta kommentarer',
  threadFailed: 'Kunde inte hämta inlägget',
  noSuchPage: 'Sidan finns inte. Börja om från första sidan.',

  fieldsMissing: 'Alla fält måste fyllas i',
  titleTooLong: 'Rubriken är för lång',
  contentTooLong: 'Texten är för lång',
  categoryUnknown: 'Välj en kategori i listan',
  commentMissing: 'Kommentaren kan inte vara tom',

  postCreated: 'Inlägg skapat!',
  postSaved: 'Inlägget är ändrat',
  postDeleted: 'Inlägget är borttaget',
  postRestored: 'Inlägget är tillbaka',
  postHeld: 'Inlägget väntar på granskning och syns bara för dig tills dess.',
  postFailed: 'Kunde inte spara inlägget. Försök igen.',
  commentCreated: 'Kommentar tillagd!',
  commentSaved: 'Kommentaren är ändrad',
  commentDeleted: 'Kommentaren är borttagen',
  commentRestored: 'Kommentaren är tillbaka',
  commentHeld: 'Kommentaren väntar på granskning och syns bara för dig tills dess.',
  commentFailed: 'Kunde inte spara kommentaren. Försök igen.',
  deleteFailed: 'Kunde inte ta bort. Försök igen.',
  restoreFailed: 'Kunde inte ångra. Försök igen.',
  tooLateToRestore: 'Det är för sent att ångra',
  postLiked: 'Inlägg gillat!',
  commentLiked: 'Kommentar gillad!',
  likeWithdrawn: 'Du gillar inte längre det här',
  likeFailed: 'Kunde inte spara. Försök igen.',
  followFailed: 'Kunde inte spara. Försök igen.',

  locked: 'Tråden är låst. Det går inte att kommentera längre.',
  tooManyPictures: `Högst ${MAX_PICTURES_PER_TEXT} bilder i en text`,
  editHeld: 'Ändringen väntar på granskning. Tills dess visas texten som den var.',
  repeated:
    'Du har redan skrivit samma sak, eller nästan. Ändra den texten i stället för att skriva den igen.',
  idTaken: 'Texten kunde inte sparas. Ändra något i den och försök igen.',
  erasureRequested: 'Ditt konto ska raderas. Ångra det på din profil om du vill skriva i forumet.',
  takenDown: 'Inlägget är borttaget av Baskettorget och kan inte ändras.',
  commentTakenDown: 'Kommentaren är borttagen av Baskettorget och kan inte ändras.',
  postWaits: 'Inlägget väntar på granskning. Det går att kommentera när det är godkänt.',
  waits: 'Väntar på granskning',
} as const;

/** Why a visitor must sign in first. Source: spec 1 §8 Login-required messages. */
export const forumSignInFirst = {
  createPost: 'Du måste vara inloggad för att skapa inlägg',
  likePost: 'Du måste vara inloggad för att gilla inlägg',
  comment: 'Du måste vara inloggad för att kommentera',
  likeComment: 'Du måste vara inloggad för att gilla kommentarer',
} as const;

/** The label of a count: "1 person". */
export function countOnline(count: number): string {
  return `${count.toLocaleString('sv-SE')} ${count === 1 ? 'person' : 'personer'} på Baskettorget`;
}

/** The heading of a thread's comments. Those that are not shown have a place but are not counted. */
export function commentsHeading({ comments, lastNumber }: { comments: number; lastNumber: number }): string {
  if (comments > 0) return countComments(comments);
  return lastNumber === 0 ? forumTexts.noComments : 'Kommentarer';
}

/** Shown when an address names a comment that does not exist, and the last one is shown instead. */
export function missingComment(number: number, lastNumber: number): string {
  const missing = `Kommentar ${number.toLocaleString('sv-SE')} finns inte.`;
  return lastNumber === 0 ? missing : `${missing} Här är den senaste.`;
}

/** The label of a count: "1 kommentar". */
export function countComments(count: number): string {
  return count === 1 ? '1 kommentar' : `${count.toLocaleString('sv-SE')} kommentarer`;
}
