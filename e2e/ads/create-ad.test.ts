// Creating an ad: from signing in to moderation, with photographs, drafts, expired sessions and network failures.
import { mkdtemp, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { makeHeic } from '../../server/testing/samples/heic-photo.ts';
import { makeJpeg, makeLargeJpeg, SECRET } from '../../server/testing/samples/photos.ts';
import {
  waitForUploads,
  waitForForm,
  fillText,
  jpeg,
  openForm,
  pick,
  pictureNames,
  send,
  submit,
  tiles,
  toast,
} from '../support/ad-form.ts';
import { waitForHydration } from '../support/hydration.ts';
import { findViolationsInAllViews } from '../support/axe.ts';
import { openSharedSite, type Site } from '../support/site.ts';
import { type Account, endSessions, register, signInByDialog } from '../support/users.ts';

let site: Site;
let seller: Account;
let photo: Buffer;

beforeAll(async () => {
  site = await openSharedSite();
  seller = await register(site, 'Ebba Säljare');
  photo = await makeJpeg({ width: 400, height: 300 });
});
afterAll(() => site.close());

const titleOf = (page: Page) => page.getByRole('textbox', { name: 'Titel' }).inputValue();

/** Turns a picture to the right and cuts its right half off, by keyboard; the first attempt fails. */
async function turnAndHalve(page: Page, label: string): Promise<void> {
  const opener = page.getByRole('button', { name: `Vrid och beskär ${label}` });
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: `Vrid och beskär ${label}` });
  await dialog.getByRole('button', { name: 'Vrid höger' }).press('Enter');
  await dialog.getByRole('slider', { name: 'Till höger' }).press('PageUp');
  await dialog.getByRole('slider', { name: 'Till höger' }).fill('50');
  expect(await findViolationsInAllViews(page)).toEqual([]);
  await page.route('**/api/pictures', (route) => route.abort());
  const save = dialog.getByRole('button', { name: 'Använd bilden' });
  await save.press('Enter');
  await dialog.getByText('Kunde inte spara ändringen. Bilden är som den var.').waitFor();
  await page.unroute('**/api/pictures');
  await save.press('Enter');
  await dialog.waitFor({ state: 'detached' });
  await expect.poll(() => opener.evaluate((button) => button === document.activeElement)).toBe(true);
}

/** Opens the form in a new browser context. */
async function atForm(account = seller, options = {}): Promise<{ page: Page; pageErrors: string[] }> {
  const visit = await site.visit(options);
  await site.signIn(visit.page, account);
  await openForm(visit.page);
  return visit;
}

it('an ad with photographs is reordered by keyboard, is not shown to the next user of the computer, and waits for moderation', async () => {
  const { page, pageErrors } = await atForm();
  await pick(page, [
    jpeg('framifrån.jpg', await makeJpeg({ width: 300, height: 400, orientation: 6 })),
    jpeg('sulan.jpg', await makeJpeg({ width: 400, height: 300, orientation: 3 })),
    jpeg('kartongen.jpg', await makeJpeg({ width: 300, height: 400, orientation: 8 })),
  ]);
  await toast(page, '3 bilder uppladdade!').waitFor();
  await fillText(page, { title: 'Nike GT Cut 3 storlek 44', price: '1 250 kr' });
  await page.getByRole('textbox', { name: 'Beskrivning' }).fill('Två matcher inomhus.');
  await page.getByRole('textbox', { name: 'Postnummer' }).pressSequentially('411 22');
  expect(await page.getByRole('combobox', { name: 'Ort' }).inputValue()).toBe('Göteborg');
  await page.getByText('Län: Västra Götaland').waitFor();

  await page.getByRole('button', { name: 'Flytta bild 3, kartongen.jpg, åt vänster' }).focus();
  await page.keyboard.press('Enter');
  await page.getByText('kartongen.jpg ligger nu på plats 2 av 3.').waitFor();
  await page.keyboard.press('Enter');
  await page.getByText('kartongen.jpg ligger nu på plats 1 av 3 och är omslag.').waitFor();
  expect(await pictureNames(page)).toEqual(['kartongen.jpg', 'framifrån.jpg', 'sulan.jpg']);
  expect(await tiles(page).first().getByText('Omslag').count()).toBe(1);

  await site.signIn(page, await register(site, 'Någon Annan'));
  await openForm(page);
  expect(await titleOf(page)).toBe('');
  expect(await tiles(page).count()).toBe(0);
  await site.signIn(page, seller);
  await openForm(page);
  await page.getByText('Ditt utkast är tillbaka').waitFor();
  expect(await pictureNames(page)).toEqual(['kartongen.jpg', 'framifrån.jpg', 'sulan.jpg']);
  expect(await titleOf(page)).toBe('Nike GT Cut 3 storlek 44');
  expect(await page.getByRole('textbox', { name: 'Pris' }).inputValue()).toBe('1 250');

  await turnAndHalve(page, 'bild 1, kartongen.jpg');
  await toast(page, 'Bilden är ändrad').waitFor();
  expect(pageErrors.splice(0)).toEqual([expect.stringContaining('ERR_FAILED')]);
  expect(await pictureNames(page)).toEqual(['kartongen.jpg', 'framifrån.jpg', 'sulan.jpg']);

  await send(page);
  await toast(page, 'Annons skapad! Din annons kommer att granskas och godkännas inom kort.').waitFor();
  await page.waitForURL('**/profile');
  const row = page.getByRole('listitem').filter({ hasText: 'Nike GT Cut 3 storlek 44' });
  await row.getByText('Väntar').waitFor();
  expect(await adsTitled('Nike GT Cut 3 storlek 44')).toMatchObject([
    {
      price: 1250,
      status: 'pending',
      location: 'Göteborg',
      county: 'Västra Götaland',
      postal_code: '41122',
      condition: 'Ny',
      pictures: [
        { width: 200, height: 300 },
        { width: 300, height: 400 },
        { width: 400, height: 300 },
      ],
    },
  ]);

  expect(pageErrors).toEqual([]);
});

it('pictures are dropped, pasted, dragged into order and uploaded again after a failure; the ad waits for them and is created once', async () => {
  const { page, pageErrors } = await atForm();
  const data = photo.toString('base64');
  await page.evaluate(`(${dragOrPaste})('dragover', '${data}')`);
  await page.getByText('Släpp bilderna här').waitFor();
  await page.evaluate(`(${dragOrPaste})('drop', '${data}')`);
  await page.getByText('eller dra hit dem, eller klistra in').waitFor();
  await page.evaluate(`(${dragOrPaste})('paste', '${data}')`);
  await waitForUploads(page, 2);
  await pick(page, [
    { name: 'IMG_0042.HEIC', mimeType: 'image/heic', buffer: await makeHeic({ hasMetadata: true }) },
  ]);
  await waitForUploads(page, 3);
  expect(await pictureNames(page)).toEqual(['drop.jpg', 'paste.jpg', 'IMG_0042.HEIC']);
  const shown = page.getByRole('img', { name: 'bild 3, IMG_0042.HEIC' });
  await expect
    .poll(() => shown.evaluate((image) => (image instanceof HTMLImageElement ? image.naturalWidth : 0)))
    .toBeGreaterThan(0);
  const address = await shown.getAttribute('src');
  const bytes = await page.request.get(address ?? '').then((answer) => answer.body());
  expect(bytes.includes(SECRET)).toBe(false);

  const from = await tiles(page).nth(2).boundingBox();
  const to = await tiles(page).nth(0).boundingBox();
  if (!from || !to) throw new Error('the tiles are not shown');
  await expect.poll(() => tiles(page).nth(2).locator('.cursor-grab').count()).toBe(1);
  await page.mouse.move(from.x + 40, from.y + 40);
  await page.mouse.down();
  await page.mouse.move(from.x + 20, from.y + 40, { steps: 4 });
  await page.mouse.move(to.x + 30, to.y + 40, { steps: 8 });
  await page.mouse.up();
  await expect.poll(() => pictureNames(page)).toEqual(['IMG_0042.HEIC', 'drop.jpg', 'paste.jpg']);
  expect(pageErrors).toEqual([]);

  await page.route('**/api/pictures', (route) => route.abort('connectionreset'), { times: 1 });
  await pick(page, [jpeg('bröts.jpg', photo)]);
  await page.getByRole('group').getByText('Fel vid uppladdning av bröts.jpg').waitFor();
  await page.getByRole('button', { name: 'Försök igen med bild 4, bröts.jpg' }).click();
  await waitForUploads(page, 4);
  const delay = Promise.withResolvers<void>();
  await page.route('**/api/pictures', async (route) => {
    await delay.promise;
    await route.continue().catch(() => undefined);
  });
  await pick(page, [jpeg('stannar.jpg', photo)]);
  await page.getByRole('button', { name: 'Avbryt uppladdningen av bild 5, stannar.jpg' }).click();
  await expect.poll(() => tiles(page).count()).toBe(4);
  await pick(page, [jpeg('på väg.jpg', photo)]);
  await page.getByRole('link', { name: 'Marknadsplats' }).first().click();
  const question = page.getByRole('alertdialog', { name: 'Lämna sidan?' });
  await question.getByRole('button', { name: 'Stanna kvar' }).click();
  const names = ['IMG_0042.HEIC', 'drop.jpg', 'paste.jpg', 'bröts.jpg', 'på väg.jpg'];
  expect(await pictureNames(page)).toEqual(names);

  // The ad is created, and only the response is lost.
  const isAnswerLost = Promise.withResolvers<void>();
  await page.route('**/api/ads', async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
    isAnswerLost.resolve();
  });
  await fillText(page, { title: 'Sänds en gång' });
  await send(page);
  await page.getByText('Väntar på att bilderna laddas upp.').waitFor();
  expect(await adsTitled('Sänds en gång')).toEqual([]);
  delay.resolve();
  await isAnswerLost.promise;
  await page.locator('form').getByText('Ingen kontakt med servern').waitFor();
  await toast(page, 'Kunde inte skapa annons. Försök igen.').waitFor();
  expect(await titleOf(page)).toBe('Sänds en gång');
  await page.unroute('**/api/ads');
  await page.evaluate(`{
    const form = document.querySelector('form');
    form.requestSubmit();
    form.requestSubmit();
    form.querySelector('button[type=submit]').click();
  }`);
  await toast(page, 'Annons skapad!').waitFor();
  await page.waitForURL('**/profile');
  const ads = await adsTitled('Sänds en gång');
  expect(ads.map(({ pictures }) => pictures.length)).toEqual([names.length]);
});

it('on a phone the camera is offered, a large photo is shrunk, refused files are named, and five pictures fit on the narrowest screen', async () => {
  const { page } = await atForm(seller, {
    viewport: { width: 320, height: 640 },
    hasTouch: true,
    isMobile: true,
  });
  await page.getByText('Ta en bild').waitFor();
  expect(await page.getByLabel('Ta en bild').getAttribute('capture')).toBe('environment');
  for (const name of ['Pris', 'Postnummer']) {
    expect(await page.getByRole('textbox', { name }).getAttribute('inputmode')).toBe('numeric');
  }
  const large = await makeLargeJpeg();
  expect(large.length).toBeGreaterThan(10 * 1024 * 1024);
  const file = path.join(await mkdtemp(path.join(inject('scratchFolder'), 'photo-')), 'stor.jpg');
  await writeFile(file, large);
  const sending = page.waitForRequest('**/api/pictures');
  await page.locator('input[type=file]').first().setInputFiles(file);
  await waitForUploads(page, 1);
  const { requestBodySize } = await (await sending).sizes();
  expect(requestBodySize).toBeLessThan(4 * 1024 * 1024);
  const { rows } = await site.database.pool.query(
    'select width, height from ad_pictures order by created_at desc limit 1',
  );
  expect(rows).toEqual([{ width: 1280, height: 1707 }]);

  await pick(page, [
    { name: 'brev.txt', mimeType: 'text/plain', buffer: Buffer.from('hej') },
    jpeg('påhittad.jpg', Buffer.from('det här är ingen bild')),
    ...['bra.jpg', 'två.jpg', 'tre.jpg'].map((name) => jpeg(name, photo)),
  ]);
  await page.getByRole('group').getByText('Kunde inte ladda upp brev.txt').waitFor();
  await page.getByRole('group').getByText('Kunde inte ladda upp påhittad.jpg').waitFor();
  await waitForUploads(page, 5);
  await page.getByText('Alla 5 platser är fyllda.').waitFor();
  expect(await pictureNames(page)).toEqual(['stor.jpg', 'påhittad.jpg', 'bra.jpg', 'två.jpg', 'tre.jpg']);
  expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBe(320);
  // No retry for a file that is not a picture.
  expect(await page.getByRole('button', { name: /^Försök igen med/ }).count()).toBe(0);

  await fillText(page, { title: 'Med en dålig bild' });
  await submit(page);
  await page.getByText('En bild kunde inte laddas upp. Ta bort den.').waitFor();
  expect(await adsTitled('Med en dålig bild')).toEqual([]);
});

it('a draft belongs to its tab, and survives a reload, a closed tab and sessions that end during an upload, on submit and before a reload', async () => {
  const { page } = await atForm();
  await fillText(page, { title: 'Första fliken' });
  const second = await page.context().newPage();
  await openForm(second);
  await second.getByText('Du skriver redan i en annan flik').waitFor();
  expect(await titleOf(second)).toBe('');
  await fillText(second, { title: 'Andra fliken' });
  await Promise.all([page.reload(), second.reload()]);
  await Promise.all([waitForForm(page), waitForForm(second)]);
  expect(await titleOf(page)).toBe('Första fliken');
  expect(await titleOf(second)).toBe('Andra fliken');

  // A duplicated tab starts a new draft.
  const copied = await page.evaluate<string>('JSON.stringify({ ...sessionStorage })');
  const copy = await page.context().newPage();
  await copy.addInitScript(`Object.assign(sessionStorage, ${copied})`);
  await openForm(copy);
  expect(await titleOf(copy)).toBe('');
  await copy.close();

  await endSessions(site, seller);
  await pick(second, [jpeg('ett.jpg', photo), jpeg('två.jpg', photo)]);
  await toast(second, 'Du måste vara inloggad för att ladda upp bilder').waitFor();
  await signInByDialog(second, seller);
  await toast(second, '2 bilder uppladdade!').waitFor();
  expect(await titleOf(second)).toBe('Andra fliken');
  await endSessions(site, seller);
  await send(second);
  await toast(second, 'Du måste vara inloggad för att skapa annonser').waitFor();
  await signInByDialog(second, seller);
  await second.waitForURL('**/profile');
  expect(await adsTitled('Andra fliken')).toMatchObject([{ pictures: [{}, {}] }]);
  await second.close();
  await endSessions(site, seller);
  await page.reload();
  await waitForHydration(page);
  const main = page.getByRole('main');
  await main.getByRole('heading', { name: 'Du måste vara inloggad för att skapa annonser' }).waitFor();
  expect(await page.locator('form').count()).toBe(0);
  await main.getByRole('button', { name: 'Logga in' }).click();
  await signInByDialog(page, seller);
  await waitForForm(page);
  expect(await titleOf(page)).toBe('Första fliken');
  const context = page.context();
  await page.close();
  const next = await context.newPage();
  await openForm(next);
  expect(await titleOf(next)).toBe('Första fliken');
});

it('a draft loses pictures that the server has deleted, and is cleared after confirmation', async () => {
  const { page } = await atForm();
  const addressOf = (name: string) => page.getByRole('img', { name }).getAttribute('src');
  const statusOf = async (address: string | null) => (await page.request.get(address ?? '')).status();
  await pick(page, [
    jpeg('ångrad.jpg', photo),
    jpeg('borta.jpg', photo),
    jpeg('sopad.jpg', photo),
    jpeg('kvar.jpg', photo),
  ]);
  await waitForUploads(page, 4);
  await fillText(page, { title: 'En bild försvann' });
  await page.getByRole('button', { name: 'Ta bort bild 1, ångrad.jpg' }).click();
  await toast(page, 'Bild borttagen').getByRole('button', { name: 'Ångra' }).click();
  await expect.poll(() => pictureNames(page)).toHaveLength(4);
  const removed = await addressOf('bild 2, borta.jpg');
  await page.getByRole('button', { name: 'Ta bort bild 2, borta.jpg' }).press('Enter');
  const near = page.getByRole('button', { name: 'Ta bort bild 2, sopad.jpg' });
  await expect.poll(() => near.evaluate((button) => button.matches(':focus'))).toBe(true);

  const deleted = await addressOf('bild 2, sopad.jpg');
  await page.request.delete(`/api/pictures/${deleted?.split('/')[2]}`);
  await send(page);
  await page.getByText('En av bilderna finns inte längre. Ladda upp den igen.').first().waitFor();
  await expect.poll(() => pictureNames(page)).toEqual(['ångrad.jpg', 'kvar.jpg']);
  const second = await addressOf('bild 1, ångrad.jpg');
  await page.request.delete(`/api/pictures/${second?.split('/')[2]}`);
  await page.reload();
  await waitForForm(page);
  await page.getByText('En bild saknas').waitFor();
  expect(await pictureNames(page)).toEqual(['kvar.jpg']);
  expect(await statusOf(removed)).toBe(404);

  const address = await addressOf('bild 1, kvar.jpg');
  await page.getByRole('button', { name: 'Rensa utkast' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Rensa utkast' }).click();
  await expect.poll(() => tiles(page).count()).toBe(0);
  expect(await page.getByRole('textbox', { name: 'Titel' }).inputValue()).toBe('');
  await expect.poll(() => statusOf(address)).toBe(404);
  await page.reload();
  await waitForForm(page);
  expect(await page.getByRole('textbox', { name: 'Titel' }).inputValue()).toBe('');
});

/** Runs in the page: drags a file over it, drops it or pastes it. */
const dragOrPaste = `(kind, data) => {
  const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
  const brought = new DataTransfer();
  brought.items.add(new File([bytes], kind + '.jpg', { type: 'image/jpeg' }));
  const how = { bubbles: true, cancelable: true };
  document.body.dispatchEvent(
    kind === 'paste'
      ? new ClipboardEvent('paste', { ...how, clipboardData: brought })
      : new DragEvent(kind, { ...how, dataTransfer: brought }),
  );
}`;

async function adsTitled(title: string): Promise<{ pictures: unknown[] }[]> {
  const { rows } = await site.database.pool.query<{ pictures: unknown[] }>(
    `select a.*, coalesce((select json_agg(json_build_object('width', p.width, 'height', p.height) order by p.position)
                             from ad_pictures p where p.ad_id = a.id), '[]') as pictures
       from ads a where a.title = $1`,
    [title],
  );
  return rows;
}
