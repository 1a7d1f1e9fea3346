// The link component of the site: a plain `<a>` that navigates without a reload and preloads on hover.
import { useLinkActions } from '../../ui/button/link-actions.ts';
import type { AnchorProps } from '../../ui/button/anchor.tsx';

// The router's own Link takes four times as long to render; a list of ads has about a hundred links.
export function RouterAnchor({ href, onClick, children, ...props }: AnchorProps) {
  const { follow, preload, preloadOnHover } = useLinkActions();
  if (!isInternal(href) || props.target || props.download !== undefined)
    return (
      <a href={href} onClick={onClick} {...props}>
        {children}
      </a>
    );
  return (
    <a
      href={href}
      {...props}
      onClick={(event) => {
        onClick?.(event);
        follow(event, href);
      }}
      onFocus={() => preload(href)}
      onTouchStart={() => preload(href)}
      onPointerEnter={(event) => preloadOnHover(event.currentTarget, href)}
    >
      {children}
    </a>
  );
}

function isInternal(href: string): boolean {
  return href.startsWith('/') && !href.startsWith('//') && !href.startsWith('/api/');
}
