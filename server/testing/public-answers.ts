// Every answer that visitors get, and what it shows of people: server/public-answers.test.ts fails for one that is missing here.
import type { ShownPerson } from './shown-people.ts';

type Url = (shown: ShownPerson & { buyerId: string; sharedPostId: string }) => string;

interface DeclaredAnswer {
  url: Url;
  /** The fields that show something of an adult to visitors, with the part that they show. */
  adult: string[];
  /** The fields that visitors see of minors too, besides their names. */
  minor?: string[];
}

const author = (path: string) => [`${path}.avatarUrl: portrait`, `${path}.id: id`, `${path}.name: name`];
const business = (path: string) => [
  `${path}.address: business`,
  `${path}.email: email`,
  `${path}.name: business`,
];
const cards = ['ads[].location: town'];
/** Fields of a club's own answer, which do not depend on a person's age. */
const club = (...fields: string[]) => ({ adult: fields, minor: fields });

/** By the name of the endpoint. A word after a space distinguishes several answers of one endpoint. */
export const answersOfPeople: Record<string, DeclaredAnswer> = {
  'ads.search': { url: ({ tag }) => `/api/ads?search=Boll${tag}`, adult: cards },
  'ads.search by-town': { url: ({ texts }) => `/api/ads?city=${texts.town}`, adult: cards },
  'ads.choices': { url: () => '/api/ad-choices', adult: [] },
  'ads.suggest': { url: ({ texts }) => `/api/search-suggestions?text=${texts.town}`, adult: [] },
  'ads.featured': { url: () => '/api/featured-ads', adult: cards },
  'ads.find': {
    url: ({ adId }) => `/api/ads/${adId}`,
    adult: ['location: town', 'meetingPlace: hall', ...author('seller'), ...business('seller.business')],
  },
  'ads.related': { url: ({ soldId }) => `/api/ads/${soldId}/related`, adult: cards },
  'ads.ofPerson': { url: ({ person }) => `/api/people/${person.id}/ads`, adult: cards },
  'associations.list': { url: () => '/api/associations', ...club('associations[].name: club') },
  'associations.find': { url: ({ clubId }) => `/api/associations/${clubId}`, ...club('name: club') },
  'associations.ads': { url: ({ clubId }) => `/api/associations/${clubId}/ads`, adult: cards },
  'deals.ofPerson': { url: ({ person }) => `/api/people/${person.id}/reviews`, adult: [] },
  'deals.ofPerson by-them': {
    url: ({ buyerId }) => `/api/people/${buyerId}/reviews`,
    adult: author('reviews[].author'),
  },
  'forum.list': {
    url: ({ tag }) => `/api/forum-posts?search=Tr%C3%A5d${tag}`,
    adult: author('posts[].author'),
  },
  'forum.activity': { url: () => '/api/forum-activity', adult: [] },
  'forum.online': { url: () => '/api/online-people', adult: [] },
  'forum.find': { url: ({ postId }) => `/api/forum-posts/${postId}`, adult: author('author') },
  'forum.comments': {
    url: ({ postId }) => `/api/forum-posts/${postId}/comments`,
    adult: [...author('comments[].author'), 'comments[].html: id', 'comments[].html: name'],
  },
  'forum.comments on-others': {
    url: ({ sharedPostId }) => `/api/forum-posts/${sharedPostId}/comments`,
    adult: author('comments[].author'),
  },
  'profiles.find': {
    url: ({ person }) => `/api/people/${person.id}`,
    adult: [
      'association.name: club',
      'avatarUrl: portrait',
      'bio: bio',
      'id: id',
      'location: town',
      'name: name',
      ...business('business'),
    ],
    // The caller already has the id.
    minor: ['id: id'],
  },
  'GET /api/ads': { url: ({ tag }) => `/api/ads?search=Boll${tag}`, adult: cards },
  'GET /forum.xml': { url: () => '/forum.xml', adult: [': name'] },
  'GET /associations/:id/oppen-hall.ics': {
    url: ({ clubId }) => `/associations/${clubId}/oppen-hall.ics`,
    ...club(': club'),
  },
};

interface DeclaredPage {
  url: Url;
  /** The parts of an adult that the page contains, including its dehydrated state. */
  adult: string[];
  minor: string[];
  /** The fields of structured data and link previews that show something of an adult. */
  metadata: string[];
  /** The same of a minor. */
  minorMetadata?: string[];
}

const preview = (field: string, part: string) => [`${field}: ${part}`, `og:${field}: ${part}`];
const offer = 'structured[].@graph[].offers.seller';
const seen = ['name', 'id', 'portrait'];

/** Pages that show people, by route. Other pages show people only through answers of the API, or not at all. */
export const pagesOfPeople: Record<string, DeclaredPage> = {
  '/': { url: () => '/', adult: ['town'], minor: [], metadata: [] },
  '/marketplace': {
    url: ({ tag }) => `/marketplace?search=Boll${tag}`,
    adult: ['town'],
    minor: [],
    metadata: [],
  },
  '/ad/$id': {
    url: ({ adId }) => `/ad/${adId}`,
    adult: [...seen, 'town', 'hall', 'email', 'business'],
    minor: ['name'],
    metadata: [...preview('description', 'town'), ...business(offer)],
  },
  '/u/$id': {
    url: ({ person }) => `/u/${person.id}`,
    adult: [...seen, 'town', 'bio', 'club', 'email', 'business'],
    minor: ['name', 'id'],
    metadata: [...preview('description', 'name'), 'og:title: name', 'og:url: id'],
    // The page's own address.
    minorMetadata: ['og:url: id'],
  },
  '/u/$id of the buyer': {
    url: ({ buyerId }) => `/u/${buyerId}`,
    adult: seen,
    minor: ['name'],
    metadata: [],
  },
  '/forum': {
    url: ({ tag }) => `/forum?search=Tr%C3%A5d${tag}`,
    adult: seen,
    minor: ['name'],
    metadata: [],
  },
  '/forum/$id': {
    url: ({ postId }) => `/forum/${postId}`,
    adult: seen,
    minor: ['name'],
    metadata: [
      'structured[].author.name: name',
      'structured[].author.url: id',
      'structured[].comment[].author.name: name',
      'structured[].comment[].author.url: id',
      'structured[].comment[].text: name',
    ],
    // The name of a user who is mentioned in another user's text.
    minorMetadata: ['structured[].comment[].text: name'],
  },
  '/associations/$id': {
    url: ({ clubId }) => `/associations/${clubId}`,
    adult: ['club'],
    minor: ['club'],
    metadata: [...preview('description', 'club'), 'og:title: club', 'structured[].name: club'],
    minorMetadata: [...preview('description', 'club'), 'og:title: club', 'structured[].name: club'],
  },
};

/** Pages that show no other person to visitors: articles, results, lists, texts, and pages that ask to sign in. */
export const pagesWithoutPeople = [
  ['/create-ad', '/edit-ad/$id', '/profile', '/messages', '/notifications', '/reports/$id'],
  ['/scoring', '/scoring/$id', '/news', '/news/$id', '/results', '/results/$id'],
  ['/teams/$slug', '/leagues/$slug', '/associations', '/tournaments', '/tournaments/$id'],
  ['/about', '/privacy', '/terms', '/cookies', '/accessibility', '/faq', '/support'],
  ['/contact', '/contact/$id', '/confirm-email', '/reset-password', '/unsubscribe'],
  ['/newsletter/confirm', '/newsletter/unsubscribe', '/renew-ad'],
].flat();

/** Answers that show no person to visitors; the test calls each. */
export const answersWithoutPeople = [
  ['accounts.session', 'accounts.signIn', 'accounts.signOut', 'accounts.register'],
  ['accounts.registrationRules', 'accounts.newHumanCheck', 'accounts.answerHumanCheck'],
  ['accounts.confirmEmail', 'accounts.requestReset', 'accounts.checkReset', 'accounts.resetPassword'],
  ['accounts.startGoogle', 'passkeys.createChallenge', 'GET /api/google-sign-ins/callback'],
  ['ads.rules', 'ads.renewByLink', 'GET /sitemaps/ads/:start.xml'],
  [
    'associations.pins',
    'associations.locate',
    'associations.districts',
    'GET /sitemaps/associations/:start.xml',
  ],
  ['brands.listActive', 'categories.listActive', 'contact.find', 'contact.reply'],
  ['GET /sitemaps/forum/:start.xml'],
  ['news.list', 'news.headlines', 'news.overview', 'news.find', 'GET /news.xml'],
  'GET /sitemaps/news/:start.xml',
  ['newsletter.state', 'newsletter.subscribe', 'newsletter.confirm', 'newsletter.unsubscribe'],
  ['POST /newsletter/unsubscribe', 'notifications.findMailChoice', 'notifications.setMailChoice'],
  ['POST /unsubscribe', 'pageSettings.closed', 'pageSettings.find', 'GET /api/text-pictures/:id/:file'],
  ['GET /pictures/:id/preview.jpg', 'GET /pictures/:id/:file', 'places.search', 'places.find'],
  ['reports.create', 'results.list', 'results.find', 'results.listLeagues', 'results.findLeague'],
  ['results.findTeam', 'GET /teams/:slug.ics', 'GET /results/:id.ics'],
  ['GET /sitemaps/results/:start.xml', 'samples.find', 'security.token', 'siteSettings.operator'],
  ['staticPages.find', 'supportChat.find', 'tournaments.list', 'tournaments.pins', 'tournaments.locate'],
  'tournaments.find',
  ['GET /tournaments.ics', 'GET /tournaments/:id.ics', 'GET /sitemaps/tournaments/:start.xml'],
  'views.count',
].flat();
