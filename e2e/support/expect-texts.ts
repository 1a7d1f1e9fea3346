// Expects texts on a page.
import type { Locator, Page } from 'playwright-core';

/** Waits until each text is shown; a text that is split by links or bold words counts as one. */
export async function expectTexts(where: Page | Locator, ...sentences: string[]): Promise<void> {
  for (const sentence of sentences) await where.getByText(sentence).first().waitFor();
}
