// The sidebar of the back office: only what exists, in its groups.
import { describe, expect, it } from 'vitest';
import { currentSection, sectionsOfAdmin } from './sections.tsx';

const hrefs = (isSuperadmin: boolean) =>
  sectionsOfAdmin({ pendingAds: 0, isSuperadmin }).flatMap(({ links }) => links.map(({ href }) => href));

it('leaves out a group without pages', () => {
  const groups = sectionsOfAdmin({ pendingAds: 0 });
  expect(groups.map(({ label }) => label)).toEqual(['Huvudmeny', 'Marknadsplats', 'System']);
});

it('shows the outbox to superadmins alone', () => {
  expect(hrefs(true)).toContain('/admin/mail');
  expect(hrefs(false)).not.toContain('/admin/mail');
});

describe('the section of an address', () => {
  it.each([
    ['/admin', '/admin'],
    ['/admin/ads', '/admin/ads'],
    ['/admin/ads/new', '/admin/ads'],
    ['/admin/categories', '/admin/categories'],
    ['/admin/adsense', ''],
    ['/admin/finns-inte', ''],
  ])('%s is %j', (pathname, section) => {
    expect(currentSection(pathname)).toBe(section);
  });
});
