-- What a request puts into a queue has its id, so that a trace and a line of the log lead from the one to the other.

-- AlterTable
ALTER TABLE "AccountRequest" ADD COLUMN "requestId" TEXT;

-- AlterTable
ALTER TABLE "OutboxMessage" ADD COLUMN "requestId" TEXT;
