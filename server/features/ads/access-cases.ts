// Access cases: who may call which endpoint of this feature.
import {
  type AccessCases,
  adText,
  anyone,
  owner,
  ownerOrStaff,
  signedIn,
  staff,
} from '../../testing/access.ts';

const noLink = { token: 'x'.repeat(43) };

export const accessCases: AccessCases = {
  endpoints: {
    'ads.search': [() => ({ method: 'GET', url: '/api/ads' }), anyone()],
    'ads.choices': [() => ({ method: 'GET', url: '/api/ad-choices' }), anyone()],
    'ads.suggest': [() => ({ method: 'GET', url: '/api/search-suggestions?text=sko' }), anyone()],
    'ads.featured': [() => ({ method: 'GET', url: '/api/featured-ads' }), anyone()],
    'ads.rules': [() => ({ method: 'GET', url: '/api/ad-rules' }), anyone()],
    'ads.find': [
      async ({ pendingAd }) => ({ method: 'GET', url: `/api/ads/${await pendingAd()}` }),
      { ...ownerOrStaff(), visitor: 404 },
    ],
    'ads.related': [
      async ({ pendingAd }) => ({ method: 'GET', url: `/api/ads/${await pendingAd()}/related` }),
      anyone(),
    ],
    'ads.revealContact': [
      async ({ publicAd }) => ({
        method: 'POST',
        url: `/api/ads/${await publicAd()}/contact-reveals`,
        body: { kind: 'email' },
      }),
      signedIn(),
    ],
    'ads.create': [() => ({ method: 'POST', url: '/api/ads', body: adText }), signedIn(201)],
    'ads.update': [
      async ({ publicAd }) => ({ method: 'PUT', url: `/api/ads/${await publicAd()}`, body: adText }),
      owner(),
    ],
    'ads.setSaleState': [
      async ({ publicAd }) => ({
        method: 'PUT',
        url: `/api/ads/${await publicAd()}/sale-state`,
        body: { saleState: 'sold' },
      }),
      owner(),
    ],
    'ads.renew': [
      async ({ expiringAd: endingAd }) => ({ method: 'POST', url: `/api/ads/${await endingAd()}/renewal` }),
      owner(),
    ],
    'ads.renewByLink': [() => ({ method: 'POST', url: '/api/ad-renewals', body: noLink }), anyone(422)],
    'ads.delete': [
      async ({ publicAd }) => ({ method: 'DELETE', url: `/api/ads/${await publicAd()}` }),
      owner(),
    ],
    'ads.restore': [
      async ({ deletedAd: removedAd }) => ({
        method: 'POST',
        url: `/api/removed-ads/${await removedAd()}/restoration`,
      }),
      owner(),
    ],
    'ads.mine': [() => ({ method: 'GET', url: '/api/me/ads' }), signedIn()],
    'ads.ofPerson': [({ ownerId }) => ({ method: 'GET', url: `/api/people/${ownerId}/ads` }), anyone()],
    'ads.favorites': [() => ({ method: 'GET', url: '/api/me/favorites' }), signedIn()],
    'ads.addFavorite': [
      async ({ publicAd }) => ({ method: 'PUT', url: `/api/ads/${await publicAd()}/favorite` }),
      signedIn(),
    ],
    'ads.removeFavorite': [
      async ({ publicAd }) => ({ method: 'DELETE', url: `/api/ads/${await publicAd()}/favorite` }),
      signedIn(),
    ],
    'ads.listForModeration': [() => ({ method: 'GET', url: '/api/admin/ads' }), staff()],
    'ads.findForModeration': [
      async ({ pendingAd }) => ({ method: 'GET', url: `/api/admin/ads/${await pendingAd()}` }),
      staff(),
    ],
    'ads.findSeller': [
      async ({ pendingAd }) => ({ method: 'GET', url: `/api/admin/ads/${await pendingAd()}/seller` }),
      staff(),
    ],
    'ads.counts': [() => ({ method: 'GET', url: '/api/admin/ads/counts' }), staff()],
    'ads.setStatus': [
      async ({ pendingAd }) => ({
        method: 'PUT',
        url: `/api/admin/ads/${await pendingAd()}/status`,
        body: { status: 'approved' },
      }),
      staff(),
    ],
    'ads.setFeatured': [
      async ({ publicAd }) => ({
        method: 'PUT',
        url: `/api/admin/ads/${await publicAd()}/featured`,
        body: { isFeatured: true },
      }),
      staff(),
    ],
    'ads.createApproved': [() => ({ method: 'POST', url: '/api/admin/ads', body: adText }), staff(201)],
  },
  addresses: {
    'GET /sitemaps/ads/:start.xml': [
      // No file of the sitemap starts with this id.
      () => ({ method: 'GET', url: `/sitemaps/ads/${crypto.randomUUID()}.xml` }),
      anyone(404),
    ],
    'GET /api/ads': [() => ({ method: 'GET', url: '/api/ads?search=boll' }), anyone()],
  },
};
