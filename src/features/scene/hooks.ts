import { trpc } from '~/trpc/react';

/** A scene with its turns. It stays as it was loaded until the page is left, even if it is edited meanwhile. */
export function useScene(slug: string) {
  return trpc.scene.play.useQuery(
    { slug },
    { staleTime: Number.POSITIVE_INFINITY, gcTime: Number.POSITIVE_INFINITY },
  );
}
