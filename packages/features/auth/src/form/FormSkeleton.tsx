import { Stack } from '@marquee/ui/layout/Stack';
import { Skeleton } from '@marquee/ui/skeleton/Skeleton';

/** Stands where the fields of a form will, while it is not known which they are. */
export function FormSkeleton({ fields }: { fields: number }) {
  return (
    <Stack gap={5} aria-busy>
      {Array.from({ length: fields }, (_, at) => at).map((at) => (
        <Stack key={at} gap={1}>
          <Skeleton width="half" />
          <Skeleton shape="control" />
        </Stack>
      ))}
    </Stack>
  );
}
