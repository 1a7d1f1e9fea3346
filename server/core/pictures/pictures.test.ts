import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { afterEach, expect, test } from 'vitest';
import { html, makeJpeg } from '../../testing/samples/photos.ts';
import { workerEnvironment } from './worker-process.ts';
import { openPictureMaker, type PictureMaker } from './pictures.ts';

const makers: PictureMaker[] = [];
const open = (...options: Parameters<typeof openPictureMaker>) => {
  const maker = openPictureMaker(...options);
  makers.push(maker);
  return maker;
};
/** For tests of the queue, which do not depend on the picture. */
const makeSmall = () => makeJpeg({ width: 80, height: 60 });
afterEach(() => {
  for (const maker of makers.splice(0)) maker.close();
});

test('processes a picture from bytes and from a file', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'baskettorget-test-'));
  const photo = await makeJpeg({ orientation: 6 });
  const file = path.join(folder, 'IMG_0001.JPG');
  await writeFile(file, photo);
  const maker = open();
  const [ofBytes, ofFile] = await Promise.all([maker.makePicture(photo), maker.makePicture(file)]);
  expect(ofBytes).toMatchObject({ width: 800, height: 600 });
  expect(await sharp(ofBytes.files[1]?.bytes).metadata()).toMatchObject({
    format: 'webp',
    width: 640,
    height: 480,
  });
  expect(ofFile).toEqual(ofBytes);
  await rm(folder, { recursive: true });
});

test("refuses a picture with the worker's reason, and continues", async () => {
  const maker = open({ workers: 1 });
  await expect(maker.makePicture(html)).rejects.toMatchObject({
    name: 'PictureRefused',
    problem: 'not-a-picture',
  });
  await expect(maker.makePicture(await makeJpeg())).resolves.toMatchObject({ width: 800 });
});

test('fails if the file is missing, without blaming the picture', async () => {
  await expect(open().makePicture('/nowhere/at/all.jpg')).rejects.toThrow('ENOENT');
});

test('cancels a picture after the timeout and starts a new worker for the next', async () => {
  const photo = await makeJpeg({ width: 4000, height: 3000, isProgressive: true });
  const maker = open({ workers: 1, timeout: 1 });
  await expect(maker.makePicture(photo)).rejects.toMatchObject({ problem: 'broken' });
  await expect(maker.makePicture(photo)).rejects.toMatchObject({ problem: 'broken' });
});

test('processes all queued pictures and refuses more than the queue holds', async () => {
  const photo = await makeSmall();
  const maker = open({ workers: 1, queue: 2 });
  const [first, second, third, fourth] = await Promise.allSettled(
    Array.from({ length: 4 }, () => maker.makePicture(photo)),
  );
  expect([first?.status, second?.status, third?.status]).toEqual(['fulfilled', 'fulfilled', 'fulfilled']);
  expect(fourth).toMatchObject({ status: 'rejected', reason: { name: 'MakerBusy' } });
});

test('processes the picture of another user before the rest of the first one’s', async () => {
  const photo = await makeSmall();
  const maker = open({ workers: 1 });
  const order: string[] = [];
  const add = async (user: string) => {
    await maker.makePicture(photo, { group: user });
    order.push(user);
  };
  await Promise.all([...['one', 'one', 'one', 'one'].map(add), add('other')]);
  expect(order.indexOf('other')).toBeLessThanOrEqual(2);
});

test('leaves the queue when the request is aborted', async () => {
  const photo = await makeSmall();
  const maker = open({ workers: 1, queue: 1 });
  const gone = new AbortController();
  const first = maker.makePicture(photo);
  const second = maker.makePicture(photo, { signal: gone.signal });
  gone.abort();
  await expect(second).rejects.toMatchObject({ name: 'AbortError' });
  const third = maker.makePicture(photo);
  await expect(Promise.all([first, third])).resolves.toHaveLength(2);
});

test('rejects the current picture when closed', async () => {
  const maker = open({ workers: 1 });
  const photo = await makeSmall();
  const [begun, waiting] = [maker.makePicture(photo), maker.makePicture(photo)];
  maker.close();
  await expect(Promise.allSettled([begun, waiting])).resolves.toMatchObject([
    { status: 'rejected' },
    { status: 'rejected' },
  ]);
});

test('needs less than 250 MB for consecutive photographs of 45 megapixels', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'baskettorget-test-'));
  const file = path.join(folder, 'IMG_0045.JPG');
  const camera = sharp({ create: { width: 8192, height: 5464, channels: 3, background: '#a08060' } });
  await camera.withMetadata({ orientation: 6 }).jpeg().toFile(file);
  const script = `
    import { readFile } from 'node:fs/promises';
    import { convertPicture } from './server/core/pictures/convert.ts';
    const photo = await readFile(${JSON.stringify(file)});
    let peak = 0;
    const watch = setInterval(() => (peak = Math.max(peak, process.memoryUsage.rss())), 5);
    for (let n = 0; n < 5; n++) await convertPicture(photo);
    clearInterval(watch);
    process.stdout.write(String(peak));`;
  // The kernel's own peak would include that of this process, from which the process is forked.
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script], {
    env: workerEnvironment,
  });
  expect(Number(stdout) / 1024 ** 2).toBeLessThan(250);
  await rm(folder, { recursive: true });
}, 120_000);
