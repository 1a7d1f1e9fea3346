// Rendered pages: never stale, never shared between users, and consistent with their content security policy.
import { createHash } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestApp, type Person, type TestApp } from './testing/app.ts';
import { insertPictureRow } from './testing/samples/sample-ads.ts';
import { decisionOf } from './testing/decisions.ts';
import { readSitemap } from './testing/sitemap.ts';

const metricsToken = 'long-enough-for-a-token';
let app: TestApp;
let seller: Person;
let admin: Person;
let buyer: Person;

beforeAll(async () => {
  app = await openTestApp({ METRICS_TOKEN: metricsToken });
  seller = await app.person();
  admin = await app.person('admin');
  buyer = await app.person();
});
afterAll(() => app.close());

const text = {
  title: 'Spalding TF-1000',
  category: 'Basketboll',
  condition: 'Ny',
  price: 450,
  pictureIds: [],
};

async function writeAd(change: Partial<typeof text> = {}): Promise<string> {
  const { body } = await app.call<{ id: string }>('POST', '/api/ads', {
    as: seller,
    body: { ...text, ...change },
  });
  return body.id;
}

async function publishAd(change: Partial<typeof text> = {}): Promise<string> {
  const id = await writeAd(change);
  await review(id, 'approved');
  return id;
}

async function review(id: string, status: 'approved' | 'rejected'): Promise<void> {
  await app.call('PUT', `/api/admin/ads/${id}/status`, { as: admin, body: decisionOf(status) });
}

async function countCachedPages(): Promise<number> {
  const headers = { authorization: `Bearer ${metricsToken}` };
  const { body } = await app.inject({ url: '/metrics', headers });
  return Number(/^cached_pages_total (\d+)$/m.exec(body)?.[1]);
}

async function read(url: string, as?: Person) {
  return app.call<string>('GET', url, { as });
}

describe.each(['a visitor', 'a buyer'])('a cached page shows %s in the next request', (reader) => {
  // A visitor gets the cached page; a signed-in user's page is rendered from responses in memory.
  const readPage = (url: string) => read(url, reader === 'a buyer' ? buyer : undefined);

  /** Requests the page twice, so that the second response comes from the cache. */
  async function readCached(url: string): Promise<string> {
    await readPage(url);
    return (await readPage(url)).body;
  }

  test('an ad after its approval, and not after its rejection', async () => {
    const id = await writeAd({ title: 'Boll som granskas' });
    expect(await readCached('/marketplace')).not.toContain('Boll som granskas');
    await review(id, 'approved');
    expect((await readPage('/marketplace')).body).toContain('Boll som granskas');
    await review(id, 'rejected');
    expect((await readPage('/marketplace')).body).not.toContain('Boll som granskas');
    expect((await readPage(`/ad/${id}`)).status).toBe(404);
  });

  test('a new price', async () => {
    const id = await publishAd({ title: 'Boll med nytt pris' });
    expect(await readCached(`/ad/${id}`)).toContain('450\u00a0kr');
    const body = { ...text, title: 'Boll med nytt pris', price: 395 };
    await app.call('PUT', `/api/ads/${id}`, { as: seller, body });
    expect((await readPage(`/ad/${id}`)).body).toContain('395\u00a0kr');
    expect((await readPage('/marketplace')).body).toContain('395\u00a0kr');
  });

  test('a sold ad as sold', async () => {
    const id = await publishAd({ title: 'Boll som säljs' });
    expect(await readCached(`/ad/${id}`)).not.toContain('Såld');
    await app.call('PUT', `/api/ads/${id}/sale-state`, { as: seller, body: { saleState: 'sold' } });
    expect((await readPage(`/ad/${id}`)).body).toContain('Såld');
  });

  test('no hidden or deleted ad', async () => {
    const hidden = await publishAd({ title: 'Boll som göms' });
    const deleted = await publishAd({ title: 'Boll som tas bort' });
    const before = await readCached('/marketplace?search=boll+som');
    expect(before).toContain('Boll som göms');
    expect(before).toContain('Boll som tas bort');
    await app.call('PUT', `/api/ads/${hidden}/sale-state`, { as: seller, body: { saleState: 'hidden' } });
    await app.call('DELETE', `/api/ads/${deleted}`, { as: seller });
    const after = (await readPage('/marketplace?search=boll+som')).body;
    expect(after).not.toContain('Boll som göms');
    expect(after).not.toContain('Boll som tas bort');
    expect((await readPage(`/ad/${hidden}`)).status).toBe(404);
    expect((await readPage(`/ad/${deleted}`)).status).toBe(404);
  });

  test('a closed marketplace as closed, and a reopened one as open', async () => {
    await readCached('/marketplace');
    const close = { isEnabled: false, disabledMessage: 'Vi bygger om hallen.' };
    await app.call('PATCH', '/api/admin/page-settings/marketplace', { as: admin, body: close });
    expect((await readPage('/marketplace')).body).toContain('Vi bygger om hallen.');
    await app.call('PATCH', '/api/admin/page-settings/marketplace', { as: admin, body: { isEnabled: true } });
    expect((await readPage('/marketplace')).body).toContain('id="ad-filters"');
  });
});

describe('a cached page', () => {
  test.each(['/', '/about', '/create-ad'])('is the same for %s with any unknown parameters', async (path) => {
    const { headers } = await read(path);
    const again = await app.inject({
      url: `${path}?after=n1.a&unknown=1`,
      headers: { 'if-none-match': String(headers.etag) },
    });
    expect(again.statusCode).toBe(304);
  });

  test('differs between the pages of a seller’s list of ads', async () => {
    const { id } = await app.person();
    const first = await read(`/u/${id}`);
    const second = await read(`/u/${id}?after=n1.00000000-0000-4000-8000-00000000000a`);
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(first.body).not.toContain('noindex');
    expect(second.body).toContain('noindex');
    expect((await read(`/u/${id}?unknown=1`)).headers.etag).toBe(first.headers.etag);
  });

  test('is the same for every spelling of its address', async () => {
    const first = await read('/marketplace?category=Basketboll&search=spalding');
    const second = await read('/marketplace?search=spalding&unknown=1&category=Basketboll&region=all');
    expect(second.headers.etag).toBe(first.headers.etag);
  });

  test('is not sent again to a browser that has it', async () => {
    const { headers } = await read('/');
    const again = await app.inject({ url: '/', headers: { 'if-none-match': String(headers.etag) } });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
  });

  test('stays cached when a new ad awaits moderation', async () => {
    const id = await publishAd({ title: 'Boll som är kvar' });
    const { headers } = await read('/marketplace');
    await app.services.database.pool.query('update ads set title = $1 where id = $2', ['Boll utan bud', id]);
    await writeAd({ title: 'Boll som väntar' });
    expect((await read('/marketplace')).headers.etag).toBe(headers.etag);
  });

  test.each([
    ['br', 'br'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip;q=0.5, br;q=0.9', 'br'],
    ['br;q=0', undefined],
    ['gzip, brx', undefined],
    ['gzip', undefined],
  ])('is compressed for accept-encoding %s: %s', async (accepted, coding) => {
    await read('/about');
    const { headers } = await app.inject({ url: '/about', headers: { 'accept-encoding': accepted } });
    expect(headers['content-encoding']).toBe(coding);
  });

  test('matches one of several entity tags, and a weak one', async () => {
    const { headers } = await read('/about');
    for (const known of [`W/${String(headers.etag)}`, `"another", ${String(headers.etag)}`]) {
      const again = await app.inject({ url: '/about', headers: { 'if-none-match': known } });
      expect(again.statusCode).toBe(304);
    }
  });

  test('is fresh for an ad whose id is written in capitals', async () => {
    const id = await publishAd({ title: 'Boll med stora bokstäver' });
    await read(`/ad/${id.toUpperCase()}`);
    await review(id, 'rejected');
    expect((await read(`/ad/${id.toUpperCase()}`)).status).toBe(404);
  });

  test('is counted in the metrics', async () => {
    await read('/about');
    const before = await countCachedPages();
    await read('/about');
    expect(await countCachedPages()).toBe(before + 1);
  });

  test('answers HEAD with headers only', async () => {
    const { headers, body } = await read('/about');
    const head = await app.inject({ method: 'HEAD', url: '/about' });
    expect(head.statusCode).toBe(200);
    expect(head.headers['content-length']).toBe(String(Buffer.byteLength(body)));
    expect(head.headers.etag).toBe(headers.etag);
    expect(head.body).toBe('');
  });

  test.each(['', ' ', '\t'])(
    'is never made from a signed-in user’s page, however the cookie is written: name%j=',
    async (gap) => {
      const id = await writeAd({ title: 'Boll som bara ägaren ser' });
      const cookie = seller.cookie.replace('=', `${gap}=`);
      expect((await app.inject({ url: `/ad/${id}`, headers: { cookie } })).statusCode).toBe(200);
      expect((await read(`/ad/${id}`)).status).toBe(404);
    },
  );

  test('a cached page of one search is not returned for another, whatever the case of the path', async () => {
    await read('/MARKETPLACE?search=hemligt');
    expect((await read('/MARKETPLACE?category=Basketboll')).body).not.toContain('hemligt');
  });

  test.each(['%F0%9F%98%80', 'a%CC%8A', 'a%00', '%00%00'])('accepts any search: %s', async (search) => {
    // A search that differs from the form that the page writes, such as a letter with a combining ring, is redirected to that
    // form.
    const { statusCode, headers } = await app.inject({ url: `/marketplace?search=${search}` });
    const target = statusCode === 302 ? String(headers.location) : `/marketplace?search=${search}`;
    expect((await read(target)).status).toBe(200);
  });

  test.each(['after=zzz', 'status=x&sort=y'])('shows a moderator the table for %s', async (query) => {
    expect((await read(`/admin/ads?${query}`, admin)).status).toBeLessThan(400);
  });

  test('never contains what only one user may see', async () => {
    const own = await read('/', seller);
    expect(own.headers['cache-control']).toBe('private, no-store');
    expect(own.body).toContain(seller.name);
    expect((await read('/')).body).not.toContain(seller.name);
  });

  test('contains neither phone number nor e-mail address of a seller', async () => {
    const id = await publishAd({ title: 'Boll med säljare' });
    expect((await read(`/ad/${id}`)).body).not.toContain(seller.email);
  });
});

describe('link previews', () => {
  const jpeg = { 'image:type': 'image/jpeg', 'image:width': '1200', 'image:height': '630' };

  test('show an ad’s first picture as a JPEG of 1.91:1 with a text', async () => {
    const { database } = app.services;
    const id = await publishAd({ title: 'Boll med bild' });
    const picture = await insertPictureRow(database, { userId: seller.id, adId: id, position: 0 });
    expect(await previewOf(`/ad/${id}`)).toMatchObject({
      ...jpeg,
      image: `http://localhost/pictures/${picture}/preview.jpg`,
      'image:alt': 'Boll med bild',
    });
  });

  test.each(['/', '/marketplace', '/about'])('show the site’s own image for %s', async (url) => {
    const preview = await previewOf(url);
    expect(preview).toMatchObject({ ...jpeg, image: 'http://localhost/og.jpg' });
    expect(preview['image:alt']).toBeTruthy();
  });

  test('show nothing of a seller who is treated as a minor', async () => {
    const minor = await app.person();
    const year = new Date().getFullYear() - 15;
    await app.services.database.pool.query('update profiles set birth_year = $1 where id = $2', [
      year,
      minor.id,
    ]);
    const { body } = await app.call<{ id: string }>('POST', '/api/ads', {
      as: minor,
      body: { ...text, location: 'Lund' },
    });
    await review(body.id, 'approved');
    const pages = [await read(`/ad/${body.id}`), await read(`/u/${minor.id}`)];
    for (const page of pages) {
      const [head = ''] = page.body.split('</head>');
      expect(head.replace(/<title>.*?<\/title>/, '')).not.toMatch(new RegExp(`${minor.name}|Lund`));
    }
  });
});

describe('search engines', () => {
  test('find title, description, canonical address, Open Graph and a Product with an Offer in an ad', async () => {
    const id = await publishAd({ title: 'Kobe </script><b>8', price: 1250 });
    const { body } = await read(`/ad/${id}`);
    expect(body).toContain(`<link rel="canonical" href="http://localhost/ad/${id}"`);
    expect(body).toMatch(/<title>Kobe &lt;\/script&gt;&lt;b&gt;8.*· Baskettorget<\/title>/);
    expect(body).toMatch(/<meta name="description" content="[^"]+"/);
    expect(body).toContain('<meta property="og:title"');
    const [, json = '{}'] = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(body) ?? [];
    const data = JSON.stringify(JSON.parse(json));
    expect(data).toContain('"Product"');
    expect(data).toContain('"priceCurrency":"SEK"');
    expect(data).toMatch(/"price":"?1250"?/);
    expect(body).not.toContain('</script><b>8');
  });

  test('find public ads in the sitemap, and no others', async () => {
    const open = await publishAd();
    const waiting = await writeAd();
    expect((await read('/sitemap.xml')).headers['content-type']).toContain('application/xml');
    const sitemap = await readSitemap(app);
    expect(sitemap).toContain(`<loc>http://localhost/ad/${open}</loc>`);
    expect(sitemap).not.toContain(waiting);
    expect(sitemap).toContain('<loc>http://localhost/marketplace</loc>');
  });

  test('find robots.txt, which excludes the admin pages and names the sitemap', async () => {
    const { body } = await read('/robots.txt');
    expect(body).toContain('Disallow: /admin');
    expect(body).toContain('Sitemap: http://localhost/sitemap.xml');
  });

  test('get 404 with a message for a missing page', async () => {
    const { status, body } = await read('/finns-inte');
    expect(status).toBe(404);
    expect(body).toContain('Oops! Page not found');
    const ad = await read(`/ad/${crypto.randomUUID()}`);
    expect(ad.status).toBe(404);
    expect(ad.body).toContain('Annons hittades inte');
    expect((await read('/ad/inget-id')).status).toBe(404);
    expect((await read(`/ad/${await publishAd()}/mer`)).status).toBe(404);
  });
});

describe('the content security policy of a page', () => {
  test('allows exactly the inline scripts of a cached page', async () => {
    const { body, headers } = await read('/marketplace');
    const policy = String(headers['content-security-policy']);
    expect(policy).not.toContain('unsafe-inline');
    for (const script of inlineScripts(body)) {
      expect(policy).toContain(createHash('sha256').update(script).digest('base64'));
    }
  });

  test('compresses a signed-in user’s page when the browser accepts it', async () => {
    const headers = { cookie: buyer.cookie, 'accept-encoding': 'gzip, br' };
    const packed = await app.inject({ url: '/marketplace', headers });
    expect(packed.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(packed.rawPayload).toString()).toContain(buyer.name);
    const plain = await app.inject({ url: '/marketplace', headers: { cookie: buyer.cookie } });
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.body).toContain(buyer.name);
  });

  test('has a new nonce for each response to a signed-in user', async () => {
    const [first, second] = [await read('/', seller), await read('/', seller)];
    const [one, two] = [first, second].map(
      ({ headers }) => /'nonce-([^']+)'/.exec(String(headers['content-security-policy']))?.[1],
    );
    expect(one).toBeDefined();
    expect(one).not.toBe(two);
    expect(first.body).toContain(`nonce="${one}"`);
  });

  test('is not violated by style attributes', async () => {
    const id = await publishAd();
    for (const url of ['/', '/marketplace', `/ad/${id}`, '/about', '/faq', '/create-ad']) {
      expect((await read(url)).body).not.toMatch(/<[^>]+\sstyle="/);
    }
  });
});

function inlineScripts(html: string): string[] {
  const found = [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)];
  return found.flatMap(([, attributes = '', body = '']) =>
    attributes.includes('src=') || attributes.includes('ld+json') ? [] : [body],
  );
}

/** The scripts that the page loads: its entry and the modules of its route. */
async function scriptsOf(url: string, as?: Person): Promise<string[]> {
  const { body } = await read(url, as);
  return [...new Set(body.match(/\/assets\/[^"' ]+\.js/g))];
}

/** A text of the admin pages, shown while permissions are checked. */
const adminText = 'Kontrollerar behörighet';
const hasAdminCode = async (script: string) => (await read(script)).body.includes(adminText);

test.each([
  ['/', 1],
  ['/messages', 4],
])('%s links the style sheets that it needs: %i', async (url, count) => {
  const { body } = await read(url, seller);
  expect(body.match(/<link[^>]*rel="stylesheet"/g)).toHaveLength(count);
});

describe('the scripts of a page', () => {
  test.each(['/', '/marketplace', '/forum'])('are loaded after it has been painted: %s', async (url) => {
    const { body } = await read(url);
    expect(body).not.toMatch(/<script[^>]+src=|rel="modulepreload"/);
    expect(body).toMatch(/requestAnimationFrame\([\s\S]{1,200}\/assets\/entry-client-/);
  });

  test.each(['/', '/marketplace', '/about', '/finns-inte'])('contain no admin code on %s', async (url) => {
    for (const as of [undefined, admin]) {
      const scripts = await scriptsOf(url, as);
      expect(scripts.length).toBeGreaterThan(0);
      for (const script of scripts)
        expect({ script, hasAdminCode: await hasAdminCode(script) }).toEqual({ script, hasAdminCode: false });
    }
  });

  test.each(['/admin', '/admin/users', '/admin/finns-inte'])(
    'contain the admin routes on %s',
    async (url) => {
      const found = await Promise.all((await scriptsOf(url, admin)).map(hasAdminCode));
      expect(found.filter(Boolean)).toHaveLength(1);
    },
  );
});

describe('invalid requests', () => {
  test('requests with a method that the address does not support get a Swedish message', async () => {
    const answer = await app.call<{ message: string }>('POST', '/marketplace', { body: {} });
    expect(answer.status).toBe(404);
    expect(answer.body.message).toBe('Det du söker finns inte.');
  });

  test('requests with invalid JSON get 400', async () => {
    const headers = { 'content-type': 'application/json', cookie: seller.cookie };
    const answer = await app.inject({ method: 'POST', url: '/api/ads', headers, payload: '{' });
    expect(answer.statusCode).toBe(400);
    expect(JSON.parse(answer.body).message).toContain('gick inte att läsa');
  });

  test('requests with a body over the limit get 413 before it is read', async () => {
    const headers = { 'content-type': 'application/json' };
    const payload = JSON.stringify({ email: 'x'.repeat(300_000), password: '' });
    const answer = await app.inject({ method: 'POST', url: '/api/session', headers, payload });
    expect(answer.statusCode).toBe(413);
    const unsized = { ...headers, 'transfer-encoding': 'chunked' };
    const streamed = await app.inject({
      method: 'POST',
      url: '/api/session',
      headers: unsized,
      payload: '{}',
    });
    expect(streamed.statusCode).toBe(413);
  });

  test('requests for an address that cannot be decoded get a page', async () => {
    const answer = await app.inject({ url: '/%E0%A4%A', headers: { accept: 'text/html' } });
    expect(answer.statusCode).toBeLessThan(500);
    expect(answer.body).toContain('Till startsidan');
  });
});

describe('who runs the site', () => {
  const pages = ['/', '/contact', '/privacy', '/terms', '/support'];
  const operator = {
    operatorName: 'Baskettorget AB',
    operatorNumber: '556677-8899',
    operatorAddress: 'Hallvägen 1, 123 45 Solna',
    operatorEmail: 'hej@torget.se',
    operatorPhone: '08-123 45 67',
    operatorReportsEmail: 'anmal@torget.se',
  };

  test('is guessed neither from the host nor from MAIL_FROM', async () => {
    const site = await openTestApp({ MAIL_FROM: 'Torget <avsandare@torget.se>' });
    try {
      for (const path of pages) {
        const { body } = await site.call<string>('GET', path);
        expect(body).not.toContain('mailto:');
        expect(body).not.toContain('avsandare@');
      }
      expect((await site.call<string>('GET', '/contact')).body).toContain(
        'Skriv i formuläret nedan, så mejlar vi svaret.',
      );
    } finally {
      await site.close();
    }
  });

  test('is shown on every page, also of those in the cache, from the next request after a change', async () => {
    const superadmin = await app.person('superadmin');
    const change = (body: object) => app.call('PATCH', '/api/admin/settings', { as: superadmin, body });
    try {
      for (const path of pages) expect((await read(path)).body).not.toContain('556677-8899');
      expect((await change(operator)).status).toBe(200);
      for (const path of pages) {
        const { body } = await read(path);
        for (const detail of ['Baskettorget AB', '556677-8899', 'Hallvägen 1', 'mailto:hej@torget.se'])
          expect(body).toContain(detail);
      }
      for (const path of ['/contact', '/privacy', '/terms'])
        expect((await read(path)).body).toContain('mailto:anmal@torget.se');
    } finally {
      await change(Object.fromEntries(Object.keys(operator).map((name) => [name, ''])));
    }
  });
});

/** The Open Graph properties of a page. */
async function previewOf(url: string): Promise<Record<string, string | undefined>> {
  const { body } = await read(url);
  const tags = body.matchAll(/<meta property="og:([^"]+)" content="([^"]*)"/g);
  return Object.fromEntries([...tags].map(([, name, content]) => [name, content]));
}
