// What a screen says, sentence by sentence.
import type { Locator, Page } from 'playwright-core';

/** Waits until each of these is read there; text that is split by links or bold words counts as one. */
export async function expectTexts(where: Page | Locator, ...sentences: string[]): Promise<void> {
  for (const sentence of sentences) await where.getByText(sentence).first().waitFor();
}
