// The sidebar of the back office: groups, roles and the current section.
import { describe, expect, it } from 'vitest';
import { paths } from '#shared/paths.ts';
import { currentSection, pagesOfAdmin, sectionsOfAdmin } from './sections.tsx';

it('has the groups of the specification, in its order', () => {
  const groups = sectionsOfAdmin('admin');
  expect(groups.map(({ label }) => label)).toEqual(['Huvudmeny', 'Marknadsplats', 'Innehåll', 'System']);
});

const labels = (role: 'admin' | 'superadmin') =>
  sectionsOfAdmin(role).flatMap(({ links }) => links.map(({ label }) => label));

it.each(['Händelselogg', 'Inställningar', 'E-post'])('shows %s to superadmins only', (label) => {
  expect(labels('superadmin')).toContain(label);
  expect(labels('admin')).not.toContain(label);
});

it('shows their own decisions to all staff', () => {
  expect(labels('admin')).toContain('Mina beslut');
  expect(labels('superadmin')).toContain('Mina beslut');
});

it('lists all pages for the command palette, those below a section too', () => {
  const pages = pagesOfAdmin('superadmin');
  const all = Object.values(paths).filter((path) => typeof path === 'string' && path.startsWith('/admin'));
  expect(pages.map(({ href }) => href).toSorted()).toEqual(all.toSorted());
  expect(pages.find(({ keywords }) => keywords === 'rapporter')?.label).toBe('Anmälningar');
  expect(pagesOfAdmin('admin').map(({ label }) => label)).not.toContain('Inställningar');
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
