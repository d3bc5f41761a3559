-- CreateTable
CREATE TABLE "MembershipEnd" (
    "userId" UUID NOT NULL,
    "endsAt" TIMESTAMPTZ(3) NOT NULL,
    "weekToldFor" TIMESTAMPTZ(3),
    "dayToldFor" TIMESTAMPTZ(3),

    CONSTRAINT "MembershipEnd_pkey" PRIMARY KEY ("userId")
);

-- CreateIndex
CREATE INDEX "MembershipEnd_endsAt_idx" ON "MembershipEnd"("endsAt");

-- AddForeignKey
ALTER TABLE "MembershipEnd" ADD CONSTRAINT "MembershipEnd_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;
