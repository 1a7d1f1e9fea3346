// Steps in the ad form, for tests that create ads.
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

export interface PickedFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** Opens the form and waits until it is hydrated. */
export async function openForm(page: Page, address = '/create-ad'): Promise<void> {
  await page.goto(address);
  await waitForForm(page);
}

export async function waitForForm(page: Page): Promise<void> {
  await page.locator('form:not([inert])').waitFor();
}

export async function pick(page: Page, files: PickedFile[]): Promise<void> {
  await page.locator('input[type=file]').first().setInputFiles(files);
}

export function tiles(page: Page): Locator {
  return page.locator('[data-tile]');
}

/** The names of the pictures, in order. */
export async function pictureNames(page: Page): Promise<string[]> {
  const labels = await tiles(page)
    .locator('[data-action=remove]')
    .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label') ?? ''));
  return labels.map((label) => label.replace(/^.*bild \d+, /, ''));
}

/** Waits until this many pictures are uploaded and none is uploading. */
export async function waitForUploads(page: Page, count: number): Promise<void> {
  await expect.poll(() => tiles(page).count()).toBe(count);
  await expect.poll(() => tiles(page).locator('progress').count()).toBe(0);
}

export function jpeg(name: string, buffer: Buffer): PickedFile {
  return { name, mimeType: 'image/jpeg', buffer };
}

export function toast(page: Page, text: string): Locator {
  return page.locator('[data-sonner-toast]').filter({ hasText: text }).first();
}

export async function fillText(
  page: Page,
  text: { title: string; category?: string; price?: string },
): Promise<void> {
  await page.getByRole('textbox', { name: 'Titel' }).fill(text.title);
  await page.getByRole('combobox', { name: 'Kategori' }).selectOption(text.category ?? 'Basketskor');
  if (text.price !== undefined) await page.getByRole('textbox', { name: 'Pris' }).fill(text.price);
}

/** Submits a new ad, and answers the questions about it. */
export async function send(page: Page): Promise<void> {
  await submit(page);
  const question = page.getByRole('alertdialog', { name: 'Ser det rätt ut?' });
  await question.getByRole('button', { name: 'Skapa annons' }).click();
}

export function submit(page: Page): Promise<void> {
  return page.locator('form button[type=submit]').click();
}
