-- What somebody would like to answer once they are asked, the best first. It is nobody else's business.
CREATE TABLE plans (
    table_id TEXT   NOT NULL REFERENCES tables (id),
    seat     BIGINT NOT NULL,
    plan     TEXT   NOT NULL,
    PRIMARY KEY (table_id, seat)
);
