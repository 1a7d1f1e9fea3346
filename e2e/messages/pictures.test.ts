// Pictures in a conversation: selected, pasted, dropped and sent; shown live to the recipient; preserved on failure.
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeJpeg } from '../../server/testing/samples/photos.ts';
import { jpeg, type PickedFile, toast } from '../support/ad-form.ts';
import { waitForAnimations } from '../support/hydration.ts';
import { findAxeViolations } from '../support/axe.ts';
import { converse } from '../support/conversations.ts';
import { openSharedSite, type Site, type Visit, type VisitOptions } from '../support/site.ts';
import { type Account, register, type TestUser } from '../support/users.ts';

const phone = { viewport: { width: 390, height: 844 } };

let site: Site;
let photo: Buffer;

beforeAll(async () => {
  [site, photo] = await Promise.all([openSharedSite(), makeJpeg({ width: 300, height: 400 })]);
});
afterAll(() => site.close());

interface Pair {
  ebba: TestUser;
  karl: TestUser;
  ebbaId: string;
  karlId: string;
}

/** Two users who have a conversation. */
async function meet(): Promise<Pair> {
  const [ebba, karl] = [await register(site, 'Ebba Ek'), await register(site, 'Karl Alm')];
  await converse(site, { from: karl, to: ebba }, ['Har du en bild?']);
  return { ebba, karl, ebbaId: ebba.id, karlId: karl.id };
}

async function at(account: Account, options?: VisitOptions): Promise<Visit> {
  const visit = await site.visit(options);
  await site.signIn(visit.page, account);
  return visit;
}

async function openWith(page: Page, id: string): Promise<Locator> {
  await page.goto(`/profile?tab=messages&with=${id}`);
  const dialog = page.getByRole('dialog').first();
  await dialog.getByRole('textbox', { name: 'Skriv ett meddelande' }).waitFor();
  return dialog;
}

const choose = (dialog: Locator, files: PickedFile[]) =>
  dialog.getByLabel('Lägg till bilder').setInputFiles(files);
const strip = (dialog: Locator) => dialog.getByRole('list', { name: 'Bilder att skicka' });
const field = (dialog: Locator) => dialog.getByRole('textbox', { name: 'Skriv ett meddelande' });
const send = (dialog: Locator) => dialog.getByRole('button', { name: 'Skicka', exact: true });
const pictures = (dialog: Locator, alt: string) => dialog.getByRole('log').getByRole('img', { name: alt });

async function ready(dialog: Locator, count: number): Promise<void> {
  await expect.poll(() => strip(dialog).locator('[data-state=ready]').count()).toBe(count);
}

/** Drags a file over the page, drops it or pastes it. */
function dragOrPaste(page: Page, kind: 'dragover' | 'drop' | 'paste', name: string): Promise<void> {
  return page.evaluate(
    ([how, file, base64]) => {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.codePointAt(0) ?? 0);
      const transfer = new DataTransfer();
      transfer.items.add(new File([bytes], file, { type: 'image/jpeg' }));
      const event =
        how === 'paste'
          ? new ClipboardEvent('paste', { clipboardData: transfer, bubbles: true, cancelable: true })
          : new DragEvent(how, { dataTransfer: transfer, bubbles: true, cancelable: true });
      (document.activeElement ?? document.body).dispatchEvent(event);
    },
    [kind, name, photo.toString('base64')] as const,
  );
}

/** Whether the picture itself is rendered, not only its blurred preview. */
const isRendered = (image: Locator) =>
  image.evaluate((element) => element instanceof HTMLImageElement && element.naturalWidth > 100);

it('pictures are sent from one browser to the other, with and without text, and load without moving the conversation', async () => {
  const { ebba, karl, ebbaId, karlId } = await meet();
  const [seller, buyer] = [await at(ebba), await at(karl, phone)];
  const [sellerChat, buyerChat] = [await openWith(seller.page, karlId), await openWith(buyer.page, ebbaId)];

  await choose(sellerChat, [jpeg('sula.jpg', photo)]);
  await ready(sellerChat, 1);
  await field(sellerChat).focus();
  await dragOrPaste(seller.page, 'paste', 'klistrad.jpg');
  await ready(sellerChat, 2);
  await dragOrPaste(seller.page, 'dragover', 'släppt.jpg');
  await sellerChat.getByText('Släpp bilderna här').waitFor();
  const delay = Promise.withResolvers<void>();
  await seller.page.route('**/api/pictures?for=message', async (route) => {
    await delay.promise;
    await route.continue();
  });
  await dragOrPaste(seller.page, 'drop', 'släppt.jpg');
  await sellerChat.getByText('Släpp bilderna här').waitFor({ state: 'detached' });
  // The reason why sending is disabled.
  await expect
    .poll(() => send(sellerChat).getAttribute('title'))
    .toBe('Bilderna laddas upp. Skicka när de är klara.');
  expect(await send(sellerChat).isDisabled()).toBe(true);
  delay.resolve();
  await ready(sellerChat, 3);
  expect(await send(sellerChat).getAttribute('title')).toBeNull();
  expect(await findAxeViolations(seller.page)).toEqual([]);
  await sellerChat.getByRole('button', { name: 'Ta bort bild 3, släppt.jpg' }).click();
  await toast(seller.page, 'Bild borttagen').waitFor();
  await ready(sellerChat, 2);
  await field(sellerChat).fill('Så här ser sulan ut');
  await field(sellerChat).press('Enter');

  await pictures(buyerChat, 'Bild från Ebba Ek').nth(1).waitFor();
  await expect.poll(() => isRendered(pictures(buyerChat, 'Bild från Ebba Ek').first())).toBe(true);
  await pictures(sellerChat, 'Bild från dig').nth(1).waitFor();
  await expect.poll(() => strip(sellerChat).count()).toBe(0);
  // The seller's message is shown as read by the buyer.
  await sellerChat.locator('[data-progress=read]').first().waitFor();

  // A picture has its size before it is loaded.
  const loading = Promise.withResolvers<void>();
  await seller.page.route('**/api/message-pictures/**', async (route) => {
    await loading.promise;
    await route.continue();
  });
  await choose(buyerChat, [jpeg('svar.jpg', photo)]);
  await ready(buyerChat, 1);
  await send(buyerChat).click();
  const answer = pictures(sellerChat, 'Bild från Karl Alm');
  await answer.waitFor({ state: 'attached' });
  await waitForAnimations(seller.page);
  const before = await answer.boundingBox();
  loading.resolve();
  await expect.poll(() => isRendered(answer)).toBe(true);
  expect(await answer.boundingBox()).toEqual(before);
  expect(before && before.width / before.height).toBeCloseTo(3 / 4, 1);

  await pictures(buyerChat, 'Bild från Ebba Ek').first().click();
  const viewer = buyer.page.getByRole('dialog', { name: 'Bilder: Bild från Ebba Ek' });
  await viewer.getByRole('img', { name: 'Bild 1 av 2' }).waitFor();
  expect(await findAxeViolations(buyer.page)).toEqual([]);
  await buyer.page.keyboard.press('Escape');
  await viewer.waitFor({ state: 'detached' });
  // The conversation below the viewer is still open.
  expect(await field(buyerChat).isVisible()).toBe(true);
  expect(await findAxeViolations(buyer.page)).toEqual([]);

  expect([...seller.pageErrors, ...buyer.pageErrors]).toEqual([]);
});

it('pictures survive a reload, are retried after a failure, and are sent once; refused files are named', async () => {
  const { ebba, karlId } = await meet();
  const { page } = await at(ebba);
  let dialog = await openWith(page, karlId);
  await page.route('**/api/pictures?for=message', (route) => route.abort(), { times: 1 });
  await choose(dialog, [jpeg('trasig.jpg', photo)]);
  await toast(page, 'Fel vid uppladdning av trasig.jpg').waitFor();
  await field(dialog).fill('Kommer strax');
  await field(dialog).press('Enter');
  await toast(page, 'En bild kunde inte laddas upp. Försök igen eller ta bort den.').waitFor();
  expect(await field(dialog).inputValue()).toBe('Kommer strax');
  expect(await findAxeViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Försök igen med bild 1, trasig.jpg' }).click();
  await ready(dialog, 1);

  // Each time the message is stored, but the response is lost, and no live event reports it.
  await page.route('**/api/me/live**', (route) => route.abort());
  await page.reload();
  dialog = page.getByRole('dialog').first();
  await ready(dialog, 1);
  expect(await field(dialog).inputValue()).toBe('Kommer strax');
  await page.route('**/api/threads/*/messages', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    await route.fetch();
    await route.abort();
  });
  await send(dialog).click();
  await pictures(dialog, 'Bild från dig').waitFor();
  await dialog.getByText('Skickas när du är online igen').waitFor();
  await page.unroute('**/api/threads/*/messages');
  await page.unroute('**/api/me/live**');
  await page.reload();
  dialog = page.getByRole('dialog').first();
  await dialog.locator('[data-progress=sent]').waitFor();
  await expect
    .poll(async () => [await field(dialog).inputValue(), await strip(dialog).count()])
    .toEqual(['', 0]);
  const { rows } = await site.database.pool.query<{ messages: string; pictures: string }>(
    `select count(*) as messages, (select count(*) from ad_pictures where message_id = any(array_agg(messages.id))) as pictures
       from messages where content = 'Kommer strax'`,
  );
  expect([Number(rows[0]?.messages), Number(rows[0]?.pictures)]).toEqual([1, 1]);

  // An error for each refused file; the others are accepted.
  await choose(dialog, [
    { name: 'brev.txt', mimeType: 'text/plain', buffer: Buffer.from('hej') },
    jpeg('ett.jpg', photo),
    jpeg('två.jpg', photo),
    jpeg('tre.jpg', photo),
    jpeg('fyra.jpg', photo),
  ]);
  await toast(page, 'Kunde inte ladda upp brev.txt').waitFor();
  await ready(dialog, 4);
  await choose(dialog, [jpeg('fem.jpg', photo), jpeg('sex.jpg', photo)]);
  await toast(page, 'Ett meddelande kan ha högst 5 bilder').waitFor();
  await ready(dialog, 5);
});
