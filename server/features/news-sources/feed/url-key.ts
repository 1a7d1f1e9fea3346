// The canonical form of an article's address, by which the same article is recognised.

/** Tracking parameters, which identify the referrer and do not change the article. */
const TRACKING =
  /^(?:utm_\w+|fbclid|gclid|gclsrc|dclid|gbraid|wbraid|msclkid|yclid|twclid|ttclid|igshid|igsh|mc_[ce]id|_ga|_gl|_hs\w+|at_\w+|ns_\w+|cmpid|cmp|ocid|ito|xtor|s_cid|icid|spm|partner|ref_src|ref_url)$/i;

/** Lower-case host, https, no tracking parameters, no fragment, no default port, no slash at the end. */
export function urlKeyOf(url: URL): string {
  const parameters = [...url.searchParams].filter(([name]) => !TRACKING.test(name));
  const query = new URLSearchParams(parameters).toString();
  const path = url.pathname.replace(/\/+$/, '');
  return `https://${url.host}${path}${query && `?${query}`}`;
}
