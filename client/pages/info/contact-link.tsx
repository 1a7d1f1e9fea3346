// Link to the contact address, on the domain of the site.
import { useRouter } from '@tanstack/react-router';

export function ContactLink() {
  const { publicUrl } = useRouter().options.context;
  const address = `kontakt@${new URL(publicUrl).hostname}`;
  return (
    <a href={`mailto:${address}`} className="font-semibold break-all text-pine underline">
      {address}
    </a>
  );
}
