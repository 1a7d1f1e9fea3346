// How long the script of a map with 2,000 clubs takes in a frame, on a phone with a quarter of the processor, while two fingers
// move and zoom it.
import { setTimeout as pause } from 'node:timers/promises';
import { type CDPSession, chromium, type Locator, type Page } from 'playwright-core';
import { fillInNameTerms } from '../server/database/name-terms.ts';
import { namedAssociations } from '../server/features/associations/search-columns.ts';
import { compareTimes, type Finding, percentile, report } from './support/report.ts';
import { openBenchSite } from './support/site.ts';
import { scriptPerFrame, type TraceEvent } from './support/trace.ts';

const CLUBS = 2000;
/** The reference: a map that is simple to show. */
const FEW_CLUBS = 20;
const SLOWER = 4;
const ROUNDS = 3;
/** Half of what 60 frames a second allow: the rest is for styles and painting. */
const GOAL_MS = 8;
/** How much longer the script of a frame may take than on the reference, which is as exposed to a busy machine. */
const MAX_GROWTH = 2;
const FRAME_MS = 16;

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
});
try {
  const reference = await measureMapOf(FEW_CLUBS);
  report(findingsOf(await measureMapOf(CLUBS), reference));
} finally {
  await browser.close();
}

/** The milliseconds of script in each frame. */
async function measureMapOf(clubs: number): Promise<number[]> {
  const site = await openBenchSite(0);
  const context = await browser.newContext({
    baseURL: site.address,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    deviceScaleFactor: 2,
  });
  try {
    await site.database.pool.query(
      `insert into associations (name, city, county, district, search_text, latitude, longitude)
       select 'Klubb ' || n, 'Ort ' || n % 500, 'Skåne', 'Stockholm', 'klubb ' || n, 55.5 + n * 7 % 1100 / 100.0,
              12 + n * 13 % 900 / 100.0 from generate_series(1, $1::integer) as n`,
      [clubs],
    );
    await fillInNameTerms(site.database, namedAssociations);
    await site.database.pool.query('update page_settings set is_enabled = true');
    await context.addInitScript("localStorage.setItem('cookie-consent', 'declined')");
    const page = await context.newPage();
    await page.goto('/associations?view=map');
    await page.getByRole('button', { name: 'Zooma in', exact: true }).waitFor();
    await page.locator('.map-box').evaluate((box) => box.scrollIntoView({ block: 'center' }));
    return await measure(page);
  } finally {
    await context.close();
    await site.close();
  }
}

async function measure(page: Page): Promise<number[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const { x = 0, y = 0, width = 0 } = (await page.locator('.map-box').boundingBox()) ?? {};
  const fingers = openFingers(session, { x: x + width / 2, y: y + width / 2 });
  await playRound(page, fingers);
  const frames: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const events: TraceEvent[] = [];
    const collect = ({ value }: { value: object[] }) => events.push(...(value as TraceEvent[]));
    session.on('Tracing.dataCollected', collect);
    await session.send('Tracing.start', {
      traceConfig: {
        includedCategories: ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'v8'],
      },
    });
    await playRound(page, fingers);
    const ended = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
    await session.send('Tracing.end');
    await ended;
    session.off('Tracing.dataCollected', collect);
    frames.push(...scriptPerFrame(events));
  }
  return frames;
}

type Fingers = ReturnType<typeof openFingers>;

/** Closer, around, and out again, with a pause in which clusters divide and join. */
async function playRound(page: Page, { pinch, pan, tap }: Fingers): Promise<void> {
  await pinch(30, 150);
  await pause(700);
  await pan(100, 60);
  await pan(-120, -90);
  await pause(400);
  await pinch(30, 150);
  await pause(700);
  await pan(-100, 100);
  await pause(400);
  await pinch(160, 40);
  await pause(700);
  await pinch(160, 30);
  await pause(700);
  await tap(page.getByRole('button', { name: 'Visa hela kartan' }));
  await pause(700);
}

/** Two fingers, 40 steps a gesture. */
function openFingers(session: CDPSession, { x, y }: { x: number; y: number }) {
  const STEPS = 40;
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: points.map((point, id) => ({ ...point, id })),
    });
  async function move(pointsAt: (share: number) => { x: number; y: number }[]): Promise<void> {
    await send('touchStart', pointsAt(0));
    for (let step = 1; step <= STEPS; step += 1) {
      await send('touchMove', pointsAt(step / STEPS));
      await pause(FRAME_MS);
    }
    await send('touchEnd', []);
  }
  return {
    /** Without the scripts by which a click of Playwright waits for its target. */
    async tap(target: Locator): Promise<void> {
      const box = await target.boundingBox();
      await send('touchStart', [{ x: (box?.x ?? 0) + 8, y: (box?.y ?? 0) + 8 }]);
      await send('touchEnd', []);
    },
    /** From one distance of each finger from the middle to another, in px. */
    pinch: (from: number, to: number) =>
      move((share) => {
        const distance = from + (to - from) * share;
        return [
          { x: x - distance, y },
          { x: x + distance, y },
        ];
      }),
    pan: (right: number, down: number) =>
      move((share) => [
        { x: x - 40 + right * share, y: y + down * share },
        { x: x + 40 + right * share, y: y + down * share },
      ]),
  };
}

function findingsOf(frames: readonly number[], reference: readonly number[]): Finding[] {
  const over = frames.filter((time) => time > GOAL_MS).length;
  process.stdout.write(
    `${over} of ${frames.length} frames over ${GOAL_MS} ms, the longest ${Math.max(...frames).toFixed(1)} ms\n`,
  );
  return [95, 99].flatMap((rank) => {
    const time = percentile(frames, rank);
    const few = { name: `${FEW_CLUBS} clubs`, time: percentile(reference, rank) };
    const name = `script in a frame, p${rank}`;
    return [
      {
        name,
        figure: `${time.toFixed(1)} ms`,
        reference: `${GOAL_MS} ms`,
        ratio: time / GOAL_MS,
        goal: '≤ 1',
        isMet: time <= GOAL_MS,
      },
      compareTimes(name, { time, reference: few, goal: MAX_GROWTH }),
    ];
  });
}
