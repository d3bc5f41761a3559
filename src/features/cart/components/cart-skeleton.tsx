import { Skeleton } from '~/components/ui/skeleton';

/** The placeholder of a cart with one row, until the cart is loaded. */
export function CartSkeleton() {
  return (
    <div className="grid gap-8">
      <div className="mb-13">
        <div className="hidden h-9 border-b-2 border-text md:block" />
        <div className="flex min-h-22 items-center justify-between gap-4 border-t-2 border-b border-line border-t-text py-4 md:border-t-0">
          <div className="grid gap-3">
            <Skeleton className="h-5 w-24" />
            <Skeleton className="h-4 w-36" />
          </div>
          <Skeleton className="h-11 w-32" />
        </div>
      </div>
      <div className="grid gap-4 md:justify-items-end">
        <Skeleton className="h-12 w-44 max-md:justify-self-end" />
        <Skeleton className="h-14 w-64" />
        <Skeleton className="h-14 w-full md:w-44" />
      </div>
    </div>
  );
}
