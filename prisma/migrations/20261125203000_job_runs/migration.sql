-- The worker's last runs, which servers on other machines see.

-- CreateTable
CREATE TABLE "JobRun" (
    "job" TEXT NOT NULL,
    "ranAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "JobRun_pkey" PRIMARY KEY ("job")
);
