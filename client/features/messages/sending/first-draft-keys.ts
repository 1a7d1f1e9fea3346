// The keys of a first message's draft: it has no thread yet.

/**
 * @param about the ad's id; the recipient's for a message that is not about an ad
 */
export function firstDraftKeys(about: string): { content: string; subject: string } {
  const content = `ny ${about}`;
  return { content, subject: subjectKeyOf(content) };
}

export function subjectKeyOf(contentKey: string): string {
  return `${contentKey} ämne`;
}
