-- AlterEnum
ALTER TYPE "DiscrepancyKind" ADD VALUE 'UNBOOKABLE';
