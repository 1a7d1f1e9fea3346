// A section of a report with its heading, and a text written by a user.
import type { ReactNode } from 'react';

export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="min-w-0">
      <h3 className="mb-2 text-base">{title}</h3>
      {children}
    </section>
  );
}

export function Prose({ children }: { children: string }) {
  return <p className="mt-1 whitespace-pre-line [overflow-wrap:anywhere]">{children}</p>;
}
